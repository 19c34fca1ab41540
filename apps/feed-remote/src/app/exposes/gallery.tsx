import { GALLERY_DATA } from '../../first-data/gallery.ts';
import { GalleryPage } from '../../routes/gallery-page.tsx';

export default Object.assign(GalleryPage, { firstData: GALLERY_DATA });
