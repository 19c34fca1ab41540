export { VaultPage as default } from '../../routes/vault-page.tsx';
