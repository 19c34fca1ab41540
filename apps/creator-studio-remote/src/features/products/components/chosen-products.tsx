import { ChosenBar } from '../../../shared/chosen-bar.tsx';
import { useDeleteProducts } from '../hooks/use-delete-products.ts';

interface ChosenProductsProps {
  productIds: readonly string[];
  onForget: (productIds: readonly string[]) => void;
}

/** How many products are chosen, and what can be done with all of them. */
export function ChosenProducts({ productIds, onForget }: ChosenProductsProps) {
  const deleteProducts = useDeleteProducts();
  return <ChosenBar kind="products" ids={productIds} onForget={onForget} deleteAll={deleteProducts} />;
}
