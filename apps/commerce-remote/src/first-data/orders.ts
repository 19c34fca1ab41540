import type { SearchOwnOrders200 } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';

/** The data of the list of one's own orders: the newest, as no filter is set. */
export const ORDERS_DATA: readonly FirstData[] = [
  {
    path: '/orders/users/search',
    audience: 'member',
    query: {
      endpoint: 'ownOrders',
      argOf: () => ({}),
      toData: (page: SearchOwnOrders200) => ({ pages: [page], pageParams: [undefined] }),
    },
  },
];
