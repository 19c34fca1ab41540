export { PhotosPage as default } from '../../routes/photos-page.tsx';
