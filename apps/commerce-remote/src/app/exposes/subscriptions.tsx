export { SubscriptionsPage as default } from '../../routes/subscriptions-page.tsx';
