export { PickFromVault as default } from '../../features/vault/components/pick-from-vault.tsx';
