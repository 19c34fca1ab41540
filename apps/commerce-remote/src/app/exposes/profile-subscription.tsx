export { ProfileSubscription as default } from '../../features/subscriptions/components/profile-subscription.tsx';
