import { useEffect, useState } from 'react';
import type { FileStatus, MediaFile } from '@barg/api-client/models';
import { api, useAppDispatch } from '@barg/session';
import { watchProcessing } from '@barg/session/realtime';
import { VIDEO_TAGS } from '../api/videos.ts';

export interface Processing {
  status: MediaFile['status'];
  /** From 0 to 100. */
  percent: number;
  /** Why it failed. */
  errorCode: string | null;
}

/** How far a file of a video is, as it goes on; once it ends, everything that shows the video is read anew. */
export const useProcessing = (file: MediaFile, known: Omit<Processing, 'status'>): Processing => {
  const dispatch = useAppDispatch();
  const [seen, setSeen] = useState<FileStatus | null>(null);
  const { _id: fileId, status } = file;
  const isUnfinished = status === 'pending' || status === 'processing';
  useEffect(() => {
    if (!isUnfinished) return undefined;
    const watching = watchProcessing(fileId).subscribe({
      next: (told) => {
        setSeen(told);
        if (told.status === 'ready' || told.status === 'failed') dispatch(api.util.invalidateTags([...VIDEO_TAGS]));
      },
      // Processing goes on without it; only the progress is no longer shown.
      error: () => setSeen(null),
    });
    return () => watching.unsubscribe();
  }, [dispatch, fileId, isUnfinished]);
  return seen?._id === fileId ? seen : { status, ...known };
};
