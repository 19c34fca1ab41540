export { GalleriesPage as default } from '../../routes/galleries-page.tsx';
