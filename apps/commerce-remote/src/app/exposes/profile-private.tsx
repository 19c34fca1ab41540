export { ProfilePrivate as default } from '../../features/private/components/private-button.tsx';
