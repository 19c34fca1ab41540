export { BroadcastWindow as default } from '../../features/broadcast/components/broadcast-window.tsx';
