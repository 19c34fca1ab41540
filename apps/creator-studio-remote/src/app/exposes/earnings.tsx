export { EarningsPage as default } from '../../routes/earnings-page.tsx';
