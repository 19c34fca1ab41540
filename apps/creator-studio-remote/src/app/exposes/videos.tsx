export { VideosPage as default } from '../../routes/videos-page.tsx';
