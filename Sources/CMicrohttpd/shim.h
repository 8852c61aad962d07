#pragma once

#include <arpa/inet.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <microhttpd.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

// libmicrohttpd is loaded when a page is to be served, not when the program starts: linking it would
// bring GnuTLS with it into every start. So each function is looked up by name.
#ifdef __APPLE__
#define LAYOUT_MICROHTTPD "/opt/homebrew/lib/libmicrohttpd.12.dylib"
#else
#define LAYOUT_MICROHTTPD "libmicrohttpd.so.12"
#endif
static inline void *layout_microhttpd(const char *name) {
    static void *library = NULL;
    if (!library) library = dlopen(LAYOUT_MICROHTTPD, RTLD_NOW | RTLD_LOCAL);
    return library ? dlsym(library, name) : NULL;
}

static inline bool layout_microhttpd_is_there(void) {
    return layout_microhttpd("MHD_start_daemon") != NULL
        && layout_microhttpd("MHD_add_connection") != NULL;
}

// Decodes the escapes of a path or a query, but leaves one with a zero byte as it is: C would end the text there.
static inline size_t layout_http_unescape(void *owner, struct MHD_Connection *connection, char *text) {
    (void)owner;
    (void)connection;
    size_t (*unescape)(char *) = layout_microhttpd("MHD_http_unescape");
    return strstr(text, "%00") ? strlen(text) : unescape(text);
}

// The library has no limit of its own for the number of a query's arguments: if its memory does not
// suffice for them, it closes the connection without an answer. This is called before it reads them.
// The text is the library's own buffer; the path `?` tells the program that the query was too large.
#define LAYOUT_HTTP_MOST_ARGUMENTS 1000
#define LAYOUT_HTTP_LONGEST_LINE (32 << 10)
static inline void *layout_http_check_line(
    void *owner, const char *target, struct MHD_Connection *connection) {
    (void)owner;
    (void)connection;
    char *query = strchr(target, '?');
    if (!query) return NULL;
    size_t arguments = 1;
    for (const char *sign = query; *sign; sign++) arguments += *sign == '&';
    if (arguments > LAYOUT_HTTP_MOST_ARGUMENTS || strlen(target) > LAYOUT_HTTP_LONGEST_LINE) {
        query[1] = 0;
        strcpy((char *)target, "?");
    }
    return NULL;
}

// MHD_start_daemon is variadic. Connections are handed over by us, so that the oldest can make room
// for a new one, and the daemon runs in our loop: no thread of its own.
static inline struct MHD_Daemon *layout_http_start(
    MHD_AccessHandlerCallback answer, MHD_NotifyConnectionCallback connected, void *owner,
    unsigned int most_connections, unsigned int seconds, size_t memory) {
    struct MHD_Daemon *(*start)(unsigned int, uint16_t, MHD_AcceptPolicyCallback, void *,
        MHD_AccessHandlerCallback, void *, ...) = layout_microhttpd("MHD_start_daemon");
    unsigned int flags = MHD_USE_NO_LISTEN_SOCKET | MHD_ALLOW_SUSPEND_RESUME;
#ifdef __linux__
    flags |= MHD_USE_EPOLL;
#endif
    return start(flags, 0, NULL, NULL, answer, owner,
        MHD_OPTION_CONNECTION_LIMIT, most_connections,
        MHD_OPTION_CONNECTION_TIMEOUT, seconds,
        MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
        MHD_OPTION_STRICT_FOR_CLIENT, 1,
        MHD_OPTION_UNESCAPE_CALLBACK, layout_http_unescape, NULL,
        MHD_OPTION_URI_LOG_CALLBACK, layout_http_check_line, NULL,
        MHD_OPTION_NOTIFY_CONNECTION, connected, owner,
        MHD_OPTION_END);
}
static inline void layout_http_stop(struct MHD_Daemon *daemon) {
    void (*stop)(struct MHD_Daemon *) = layout_microhttpd("MHD_stop_daemon");
    stop(daemon);
}

// MHD_get_daemon_info is variadic. What to wait for; -1 where there is nothing of that kind.
static inline int layout_http_descriptor(struct MHD_Daemon *daemon) {
#ifdef __linux__
    const union MHD_DaemonInfo *(*get)(struct MHD_Daemon *, enum MHD_DaemonInfoType, ...) =
        layout_microhttpd("MHD_get_daemon_info");
    const union MHD_DaemonInfo *found = get(daemon, MHD_DAEMON_INFO_EPOLL_FD);
    return found ? found->epoll_fd : -1;
#else
    return -1;
#endif
}

// Milliseconds until the daemon has to be run again; -1 where it can wait.
static inline int layout_http_patience(struct MHD_Daemon *daemon) {
    enum MHD_Result (*get)(struct MHD_Daemon *, MHD_UNSIGNED_LONG_LONG *) =
        layout_microhttpd("MHD_get_timeout");
    MHD_UNSIGNED_LONG_LONG milliseconds = 0;
    if (get(daemon, &milliseconds) != MHD_YES) return -1;
    return milliseconds > 60000 ? 60000 : (int)milliseconds;
}

// MHD_get_connection_info is variadic.
static inline int layout_http_socket(struct MHD_Connection *connection) {
    const union MHD_ConnectionInfo *(*get)(
        struct MHD_Connection *, enum MHD_ConnectionInfoType, ...) =
        layout_microhttpd("MHD_get_connection_info");
    const union MHD_ConnectionInfo *found = get(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    return found ? found->connect_fd : -1;
}

// MHD_set_connection_option is variadic.
static inline void layout_http_set_timeout(struct MHD_Connection *connection, unsigned int seconds) {
    enum MHD_Result (*set)(struct MHD_Connection *, enum MHD_CONNECTION_OPTION, ...) =
        layout_microhttpd("MHD_set_connection_option");
    set(connection, MHD_CONNECTION_OPTION_TIMEOUT, seconds);
}

#define LAYOUT_CALL(result, name, parameters, arguments) \
    static inline result layout_##name parameters { \
        result(*function) parameters = layout_microhttpd(#name); \
        return function arguments; \
    }

LAYOUT_CALL(enum MHD_Result, MHD_run, (struct MHD_Daemon * daemon), (daemon))
LAYOUT_CALL(enum MHD_Result, MHD_add_connection,
    (struct MHD_Daemon * daemon, int client, const struct sockaddr *address, socklen_t size),
    (daemon, client, address, size))
LAYOUT_CALL(int, MHD_get_connection_values,
    (struct MHD_Connection * connection, enum MHD_ValueKind kind, MHD_KeyValueIterator iterator,
        void *closure),
    (connection, kind, iterator, closure))
LAYOUT_CALL(struct MHD_Response *, MHD_create_response_from_buffer,
    (size_t size, void *buffer, enum MHD_ResponseMemoryMode mode), (size, buffer, mode))
LAYOUT_CALL(struct MHD_Response *, MHD_create_response_from_callback,
    (uint64_t size, size_t block, MHD_ContentReaderCallback reader, void *closure,
        MHD_ContentReaderFreeCallback ended),
    (size, block, reader, closure, ended))
LAYOUT_CALL(enum MHD_Result, MHD_add_response_header,
    (struct MHD_Response * response, const char *header, const char *content),
    (response, header, content))
LAYOUT_CALL(enum MHD_Result, MHD_queue_response,
    (struct MHD_Connection * connection, unsigned int status, struct MHD_Response *response),
    (connection, status, response))
LAYOUT_CALL(void, MHD_destroy_response, (struct MHD_Response * response), (response))
LAYOUT_CALL(void, MHD_suspend_connection, (struct MHD_Connection * connection), (connection))
LAYOUT_CALL(void, MHD_resume_connection, (struct MHD_Connection * connection), (connection))

#undef LAYOUT_CALL

// The size of a stream that nobody knows, and the end of one: macros that Swift does not see.
static inline uint64_t layout_http_unknown_size(void) { return MHD_SIZE_UNKNOWN; }
static inline ssize_t layout_http_end_of_stream(void) { return MHD_CONTENT_READER_END_OF_STREAM; }

// Sockets: their addresses are one struct under several names, which Swift cannot say.

typedef struct layout_socket_address {
    struct sockaddr_storage storage;
    socklen_t size;
} layout_socket_address;

// Reads a numeric address, of version 4 or 6; false where it is none.
static inline bool layout_socket_read(
    const char *text, uint16_t port, layout_socket_address *address) {
    memset(address, 0, sizeof *address);
    struct sockaddr_in *four = (struct sockaddr_in *)&address->storage;
    if (inet_pton(AF_INET, text, &four->sin_addr) == 1) {
        four->sin_family = AF_INET;
        four->sin_port = htons(port);
        address->size = sizeof *four;
        return true;
    }
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)&address->storage;
    if (inet_pton(AF_INET6, text, &six->sin6_addr) == 1) {
        six->sin6_family = AF_INET6;
        six->sin6_port = htons(port);
        address->size = sizeof *six;
        return true;
    }
    return false;
}

static inline bool layout_socket_is_version_6(const layout_socket_address *address) {
    return address->storage.ss_family == AF_INET6;
}

// Whether only this machine reaches it.
static inline bool layout_socket_is_loopback(const layout_socket_address *address) {
    if (layout_socket_is_version_6(address)) {
        return IN6_IS_ADDR_LOOPBACK(&((const struct sockaddr_in6 *)&address->storage)->sin6_addr);
    }
    uint32_t four = ntohl(((const struct sockaddr_in *)&address->storage)->sin_addr.s_addr);
    return four >> 24 == 127;
}

// Whether it stands for every address of the machine.
static inline bool layout_socket_is_any(const layout_socket_address *address) {
    if (layout_socket_is_version_6(address)) {
        return IN6_IS_ADDR_UNSPECIFIED(
            &((const struct sockaddr_in6 *)&address->storage)->sin6_addr);
    }
    return ((const struct sockaddr_in *)&address->storage)->sin_addr.s_addr == INADDR_ANY;
}

static inline void layout_socket_prepare(int descriptor) {
    fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    fcntl(descriptor, F_SETFD, FD_CLOEXEC);
}

// A socket that listens; -1, with errno, where there can be none.
static inline int layout_socket_listen(const layout_socket_address *address) {
    int descriptor = socket(address->storage.ss_family, SOCK_STREAM, 0);
    if (descriptor < 0) return -1;
    int yes = 1;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    layout_socket_prepare(descriptor);
    if (bind(descriptor, (const struct sockaddr *)&address->storage, address->size) == 0
        && listen(descriptor, 512) == 0) {
        return descriptor;
    }
    close(descriptor);
    return -1;
}

// The port that a listening socket was given.
static inline uint16_t layout_socket_port(int descriptor) {
    layout_socket_address own = {.size = sizeof own.storage};
    getsockname(descriptor, (struct sockaddr *)&own.storage, &own.size);
    return ntohs(own.storage.ss_family == AF_INET6
            ? ((struct sockaddr_in6 *)&own.storage)->sin6_port
            : ((struct sockaddr_in *)&own.storage)->sin_port);
}

// The next connection; -1 where nobody waits.
static inline int layout_socket_accept(int descriptor, layout_socket_address *from) {
    from->size = sizeof from->storage;
    int client = accept(descriptor, (struct sockaddr *)&from->storage, &from->size);
    if (client >= 0) layout_socket_prepare(client);
    return client;
}

static inline const struct sockaddr *layout_socket_sockaddr(const layout_socket_address *address) {
    return (const struct sockaddr *)&address->storage;
}
