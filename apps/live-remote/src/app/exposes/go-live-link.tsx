export { GoLiveLink as default } from '../../features/discover/components/go-live-link.tsx';
