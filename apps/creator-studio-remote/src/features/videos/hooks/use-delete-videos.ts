import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeleteVideoMutation, useRestoreVideoMutation } from '../api/videos.ts';

/** Takes videos away, which can be taken back for a while; answers those that are gone. */
export const useDeleteVideos = () => {
  const [deleteOne] = useDeleteVideoMutation();
  const [restoreOne] = useRestoreVideoMutation();
  return useUndoableDeletion({ kind: 'videos', deleteOne, restoreOne });
};
