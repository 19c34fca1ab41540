/** Apart from the other paths, so that parts shown on every page do not load them. */
export { productPath } from '@barg/contract';

export const ORDERS_PATH = '/orders';
export const orderPath = (orderId: string): string => `${ORDERS_PATH}/${orderId}`;
