export { PrivateDialog as default } from '../../features/private/components/private-dialog.tsx';
