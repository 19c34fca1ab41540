export { UnlockDialog as default } from '../../features/unlock/components/unlock-dialog.tsx';
