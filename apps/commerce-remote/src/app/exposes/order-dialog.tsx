export { OrderDialog as default } from '../../features/orders/components/order-dialog.tsx';
