export { WalletCard as default } from '../../features/balance/components/wallet-card.tsx';
