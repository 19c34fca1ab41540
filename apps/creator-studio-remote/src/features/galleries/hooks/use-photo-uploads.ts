import { useCallback, useEffect, useReducer, useRef } from 'react';
import { ApiError, newIdempotencyKey } from '@barg/api-client/http';
import { api, useAppDispatch } from '@barg/session';
import { PHOTO_TAGS, sendPhoto } from '../api/photos.ts';
import { photoUploadsReducer, type PhotoUpload } from './photo-upload-list.ts';

const toUpload = (file: File): PhotoUpload => ({
  key: newIdempotencyKey(),
  name: file.name,
  previewUrl: URL.createObjectURL(file),
  state: 'waiting',
  progress: 0,
  error: null,
});

/**
 * The pictures on their way into a gallery: one after the other, so that they stand there as they were picked. What
 * failed stays until it is removed; leaving the page stops the rest.
 */
export const usePhotoUploads = (galleryId: string) => {
  const dispatch = useAppDispatch();
  const [uploads, change] = useReducer(photoUploadsReducer, []);
  const releases = useRef(new Map<string, () => void>());
  const queue = useRef(Promise.resolve());

  const remove = useCallback((key: string) => {
    releases.current.get(key)?.();
    releases.current.delete(key);
    change({ type: 'removed', key });
  }, []);

  useEffect(() => {
    const held = releases.current;
    return () => {
      for (const release of held.values()) release();
      held.clear();
    };
  }, []);

  const send = useCallback(
    async (key: string, file: File, signal: AbortSignal) => {
      if (signal.aborted) return;
      const update = (values: Partial<PhotoUpload>) => change({ type: 'changed', key, change: values });
      update({ state: 'sending' });
      try {
        await sendPhoto(galleryId, file, { signal, onProgress: (progress) => update({ progress }) });
        dispatch(api.util.invalidateTags([...PHOTO_TAGS]));
        // The photo takes the place of its upload, without a gap between.
        await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
        remove(key);
      } catch (failure) {
        if (signal.aborted) return;
        update({ state: 'failed', error: failure instanceof ApiError ? failure.message : null });
      }
    },
    [dispatch, galleryId, remove],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file) => ({ file, upload: toUpload(file) }));
      change({ type: 'added', uploads: added.map(({ upload }) => upload) });
      for (const { file, upload } of added) {
        const abort = new AbortController();
        releases.current.set(upload.key, () => {
          abort.abort();
          URL.revokeObjectURL(upload.previewUrl);
        });
        queue.current = queue.current.then(() => send(upload.key, file, abort.signal));
      }
    },
    [send],
  );

  return { uploads, add, remove };
};
