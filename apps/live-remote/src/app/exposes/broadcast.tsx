export { BroadcastPage as default } from '../../routes/broadcast-page.tsx';
