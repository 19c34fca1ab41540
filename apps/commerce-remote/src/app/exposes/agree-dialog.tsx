export { AgreeDialog as default } from '../../features/agree/components/agree-dialog.tsx';
