import LayoutPictures
package import StackCore

extension DocumentProject {
    /// Returns the document with a size for each image whose size its file does not state. The
    /// sizes come from the asset catalogues, at the scale of the document's own device.
    package func fillingPictureSizes(of document: Document) -> Document {
        let device = document.inForce(.device, of: .document).flatMap { Device.screen($0) }
        var plan: EditPlan?
        for view in document.allViews where view.properties[.image] == nil {
            guard case .text(let stored)? = view.properties[.imageName],
                case .asset(let name) = ImageName(stored: stored),
                let size = resources.images.image(name, scale: device?.scale ?? 2)?.size
            else { continue }
            var filled = plan ?? EditPlan(document)
            // An invalid size, such as that of a damaged image file, is left out.
            if (try? filled.setProperty(.image, of: .view(view.id), to: .size(IntrinsicSize(size))))
                != nil
            {
                plan = filled
            }
        }
        return plan?.document ?? document
    }
}
