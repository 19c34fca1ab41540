export { PostTip as default } from '../../features/tips/components/tip-buttons.tsx';
