import { useRef } from 'react';
import type { ProductBody } from '../components/product-schema.ts';

/**
 * Leaves the number of pieces out of a save where nobody typed another one: pieces are sold while a form stands open, and
 * the number that it began with would bring them back.
 */
export const useTypedStock = (began: ProductBody['stock'] | undefined) => {
  const known = useRef(began);
  return {
    typed: <Body extends Pick<ProductBody, 'stock'>>({ stock, ...rest }: Body) =>
      stock === undefined || stock === known.current ? rest : { ...rest, stock },
    saved: ({ stock }: Pick<ProductBody, 'stock'>) => {
      known.current = stock;
    },
  };
};
