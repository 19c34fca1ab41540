export { PrivateWindow as default } from '../../features/private/components/private-window.tsx';
