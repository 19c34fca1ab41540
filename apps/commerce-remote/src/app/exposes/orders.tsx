import { ORDERS_DATA } from '../../first-data/orders.ts';
import { OrdersPage } from '../../routes/orders-page.tsx';

export default Object.assign(OrdersPage, { firstData: ORDERS_DATA });
