export { ItemUnlock as default } from '../../features/unlock/components/item-unlock.tsx';
