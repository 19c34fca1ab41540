export { StudioPage as default } from '../../routes/studio-page.tsx';
