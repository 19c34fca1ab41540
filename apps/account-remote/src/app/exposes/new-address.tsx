export { NewAddress as default } from '../../features/addresses/new-address.tsx';
