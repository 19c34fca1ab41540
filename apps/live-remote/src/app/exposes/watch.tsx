export { WatchPage as default } from '../../routes/watch-page.tsx';
