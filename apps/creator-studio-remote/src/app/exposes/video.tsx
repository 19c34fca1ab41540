export { VideoPage as default } from '../../routes/video-page.tsx';
