export { Compose as default } from '../../features/contact/components/compose.tsx';
