import { useTakingAway } from '../../../shared/use-taking-away.ts';
import { useDeleteGalleryMutation, useRestoreGalleryMutation } from '../api/galleries.ts';

/** Takes galleries away, which can be taken back for a while; answers those that are gone. */
export const useDeleteGalleries = () => {
  const [deleteOne] = useDeleteGalleryMutation();
  const [restoreOne] = useRestoreGalleryMutation();
  return useTakingAway({ kind: 'galleries', deleteOne, restoreOne });
};
