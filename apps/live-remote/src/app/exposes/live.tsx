export { LivePage as default } from '../../routes/live-page.tsx';
