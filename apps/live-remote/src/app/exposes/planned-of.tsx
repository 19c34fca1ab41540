export { PlannedOf as default } from '../../features/planned/components/planned-of.tsx';
