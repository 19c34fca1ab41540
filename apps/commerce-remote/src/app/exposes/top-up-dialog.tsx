export { TopUpDialog as default } from '../../features/top-up/components/top-up-dialog.tsx';
