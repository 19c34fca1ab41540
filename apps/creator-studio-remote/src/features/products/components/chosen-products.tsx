import { lazy, Suspense } from 'react';
import { ChosenBar } from '../../../shared/chosen-bar.tsx';

const DeleteProducts = lazy(() =>
  import('./delete-products.tsx').then(({ DeleteProducts: component }) => ({ default: component })),
);

interface ChosenProductsProps {
  productIds: readonly string[];
  onForget: (productIds: readonly string[]) => void;
}

/** How many products are chosen, and what can be done with all of them. */
export function ChosenProducts({ productIds, onForget }: ChosenProductsProps) {
  return (
    <ChosenBar
      kind="products"
      ids={productIds}
      onForgetAll={() => onForget(productIds)}
      question={(onClose) => (
        <Suspense fallback={null}>
          <DeleteProducts ids={productIds} onClose={onClose} onDeleted={onForget} />
        </Suspense>
      )}
    />
  );
}
