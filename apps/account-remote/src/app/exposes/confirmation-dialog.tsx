export { ConfirmationDialog as default } from '../../features/security/confirmation/confirmation-dialog.tsx';
