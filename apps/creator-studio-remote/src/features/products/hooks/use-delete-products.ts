import { useTakingAway } from '../../../shared/use-taking-away.ts';
import { useDeleteProductMutation, useRestoreProductMutation } from '../api/products.ts';

/** Takes products away, which can be taken back for a while; answers those that are gone. */
export const useDeleteProducts = () => {
  const [deleteOne] = useDeleteProductMutation();
  const [restoreOne] = useRestoreProductMutation();
  return useTakingAway({ kind: 'products', deleteOne, restoreOne });
};
