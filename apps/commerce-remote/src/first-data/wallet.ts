import type { ListTransactions200 } from '@barg/api-client/models';
import type { FirstData } from '@barg/contract';

/** The data of the wallet's first screen: the newest movements, as no filter is set. */
export const WALLET_DATA: readonly FirstData[] = [
  {
    path: '/wallet/charges/user/search',
    audience: 'member',
    query: {
      endpoint: 'walletTransactions',
      argOf: () => ({}),
      toData: (page: ListTransactions200) => ({ pages: [page], pageParams: [undefined] }),
    },
  },
];
