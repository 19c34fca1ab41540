export { GalleryPage as default } from '../../routes/gallery-page.tsx';
