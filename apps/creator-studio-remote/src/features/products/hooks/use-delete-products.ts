import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeleteProductMutation, useRestoreProductMutation } from '../api/products.ts';

/** Takes products away, which can be taken back for a while; answers those that are gone. */
export const useDeleteProducts = () => {
  const [deleteOne] = useDeleteProductMutation();
  const [restoreOne] = useRestoreProductMutation();
  return useUndoableDeletion({ kind: 'products', deleteOne, restoreOne });
};
