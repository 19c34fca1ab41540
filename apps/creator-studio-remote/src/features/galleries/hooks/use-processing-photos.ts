import { useEffect } from 'react';
import type { OwnPhoto } from '@barg/api-client/models';
import { api, useAppDispatch } from '@barg/session';
import { watchFiles } from '@barg/session/realtime';
import { PHOTO_TAGS } from '../api/photos.ts';

const isUnfinished = ({ file }: OwnPhoto): boolean => file.status === 'pending' || file.status === 'processing';

/**
 * Reads photos anew as soon as one of them is ready or has failed. One question for all of them, however many there
 * are: a gallery takes two hundred.
 */
export const useProcessingPhotos = (photos: readonly OwnPhoto[] | undefined): void => {
  const dispatch = useAppDispatch();
  const waiting = (photos ?? [])
    .filter(isUnfinished)
    .map(({ file }) => file._id)
    .join(' ');
  useEffect(() => {
    if (waiting === '') return undefined;
    const fileIds = new Set(waiting.split(' '));
    const watching = watchFiles((fileId) => fileIds.has(fileId)).subscribe(() =>
      dispatch(api.util.invalidateTags([...PHOTO_TAGS])),
    );
    return () => watching.unsubscribe();
  }, [dispatch, waiting]);
};
