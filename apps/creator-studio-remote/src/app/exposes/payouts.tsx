export { PayoutsPage as default } from '../../routes/payouts-page.tsx';
