import { useRef } from 'react';
import { toQueryError } from '@barg/session';
import type { SentProduct } from '../components/product-schema.ts';

type Stock = SentProduct['body']['stock'];

/**
 * The number of pieces that a performer changes is the one that she sees: with it the server can tell whether some were
 * sold since, and refuses a number that would bring them back. It names the one that is left, which is then seen.
 *
 * @param readStock how many are left by now
 */
export const useStockSeen = (readStock: () => Promise<Stock>) => {
  const named = useRef<Stock>(undefined);
  return {
    /**
     * The number for the server, if it is another one than the product's, beside the one it takes the place of. Of a
     * draft, that is the one that its writer saw: what she types back to that one is told too, as the product's is
     * another by now.
     */
    changeOf: ({ body: { stock: typed }, changes, stockBegan }: SentProduct) => {
      const isChanged = named.current === undefined ? 'stock' in changes : typed !== named.current;
      return typed === undefined || !isChanged ? {} : { stock: typed, stockSeen: named.current ?? stockBegan };
    },
    /** The form begins with what it has sent. */
    saved: () => {
      named.current = undefined;
    },
    /** After a refusal the number that it names is the one that is seen. */
    refused: async (failure: unknown) => {
      if (toQueryError(failure).code === 'products.stock_changed') named.current = await readStock();
    },
  };
};
