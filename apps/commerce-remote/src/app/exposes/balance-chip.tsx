export { BalanceChip as default } from '../../features/balance/components/balance-chip.tsx';
