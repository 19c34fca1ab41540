import { useParams } from '@barg/runtime/router';
import { Gallery } from '../features/gallery/components/gallery.tsx';

/** `/galleries/:galleryId` */
export function GalleryPage() {
  const { galleryId = '' } = useParams();
  return <Gallery galleryId={galleryId} />;
}
