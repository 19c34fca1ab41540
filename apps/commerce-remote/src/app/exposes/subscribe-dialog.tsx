export { SubscribeDialog as default } from '../../features/subscriptions/components/subscribe-dialog.tsx';
