export { ProveDialog as default } from '../../features/security/confirmation/prove-dialog.tsx';
