export { OrdersPage as default } from '../../routes/orders-page.tsx';
