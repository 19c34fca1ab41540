export { AccountPage as default } from '../../routes/account-page.tsx';
