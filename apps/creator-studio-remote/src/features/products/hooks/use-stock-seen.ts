import { useRef } from 'react';
import type { OwnProductView } from '@barg/api-client/models';
import { toQueryError } from '@barg/session';
import type { SentProduct } from '../components/product-schema.ts';

type Words = SentProduct['body'];

/**
 * The number of pieces that a performer changes is the one that she sees: with it the server can tell whether some were
 * sold since, and refuses a number that would bring them back. It names the one that is left, which is then seen.
 *
 * @param readStock how many are left by now
 */
export const useStockSeen = (stock: OwnProductView['stock'], readStock: () => Promise<Words['stock']>) => {
  const seen = useRef<Words['stock']>(stock ?? '');
  return {
    /** The number for the server, if it is another one, beside the one it takes the place of. */
    changeOf: ({ stock: typed }: Words) =>
      typed === undefined || typed === seen.current ? {} : { stock: typed, stockSeen: seen.current },
    saved: ({ stock: typed }: Words) => {
      seen.current = typed;
    },
    /** After a refusal the number that it names is the one that is seen. */
    refused: async (failure: unknown) => {
      if (toQueryError(failure).code === 'products.stock_changed') seen.current = await readStock();
    },
  };
};
