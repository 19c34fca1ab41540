import { useUndoableDeletion } from '../../../shared/use-undoable-deletion.ts';
import { useDeleteVideoMutation, useRestoreVideoMutation } from '../api/videos.ts';

/** Deletes videos, with a button to undo it; resolves with the ids that were deleted. */
export const useDeleteVideos = () => {
  const [deleteOne] = useDeleteVideoMutation();
  const [restoreOne] = useRestoreVideoMutation();
  return useUndoableDeletion({ kind: 'videos', deleteOne, restoreOne });
};
