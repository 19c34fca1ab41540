export { TipDialog as default } from '../../features/tips/components/tip-dialog.tsx';
