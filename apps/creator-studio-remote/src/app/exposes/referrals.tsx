export { ReferralsPage as default } from '../../routes/referrals-page.tsx';
