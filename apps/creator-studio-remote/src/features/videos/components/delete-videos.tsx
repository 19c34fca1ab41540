import { DeleteWorks, type DeleteWorksProps } from '../../../shared/delete-works.tsx';
import { useDeleteVideoMutation } from '../api/videos.ts';

/** Asks before videos are taken away. */
export function DeleteVideos(question: Omit<DeleteWorksProps, 'kind' | 'deleteOne'>) {
  const [deleteVideo] = useDeleteVideoMutation();
  return <DeleteWorks {...question} kind="videos" deleteOne={deleteVideo} />;
}
