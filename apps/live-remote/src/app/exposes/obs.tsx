export { ObsPage as default } from '../../routes/obs-page.tsx';
