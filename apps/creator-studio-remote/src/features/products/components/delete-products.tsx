import { DeleteWorks, type DeleteWorksProps } from '../../../shared/delete-works.tsx';
import { useDeleteProductMutation } from '../api/products.ts';

/** Asks before products are taken away. */
export function DeleteProducts(question: Omit<DeleteWorksProps, 'kind' | 'deleteOne'>) {
  const [deleteProduct] = useDeleteProductMutation();
  return <DeleteWorks {...question} kind="products" deleteOne={deleteProduct} />;
}
