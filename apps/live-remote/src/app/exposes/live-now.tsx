export { LiveNow as default } from '../../features/discover/components/live-now.tsx';
