export { CouponsPage as default } from '../../routes/coupons-page.tsx';
