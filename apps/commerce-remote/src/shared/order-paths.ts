/** Apart from the other paths: what stands on every page of a fan knows no orders. */
export { productPath } from '@barg/contract';

export const ORDERS_PATH = '/orders';
export const orderPath = (orderId: string): string => `${ORDERS_PATH}/${orderId}`;
