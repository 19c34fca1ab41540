export { PrivateNotices as default } from '../../features/private/components/private-notices.tsx';
