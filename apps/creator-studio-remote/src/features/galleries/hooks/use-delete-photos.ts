import { useTakingAway } from '../../../shared/use-taking-away.ts';
import { useDeletePhotoMutation, useRestorePhotoMutation } from '../api/photos.ts';

/** Takes photos away, which can be taken back for a while; answers those that are gone. */
export const useDeletePhotos = () => {
  const [deleteOne] = useDeletePhotoMutation();
  const [restoreOne] = useRestorePhotoMutation();
  return useTakingAway({ kind: 'photos', deleteOne, restoreOne });
};
