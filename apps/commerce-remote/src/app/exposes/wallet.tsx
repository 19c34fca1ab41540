export { WalletPage as default } from '../../routes/wallet-page.tsx';
