export { PayoutPage as default } from '../../routes/payout-page.tsx';
