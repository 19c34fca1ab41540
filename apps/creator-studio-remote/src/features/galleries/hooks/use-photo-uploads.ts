import { useEffect, useRef, useState } from 'react';
import { idempotencyHeader } from '@barg/api-client/http';
import { addSentPhoto } from '@barg/api-client/photos';
import { api, toQueryError, useAppDispatch } from '@barg/session';
import { isPassing, missingFrom, type Upload } from '@barg/session/uploads';
import { useEarlyFiles } from '../../../shared/uploads/use-early-files.ts';
import { PHOTO_TAGS } from '../api/photos.ts';

const photoType = () => 'gallery-photo' as const;

/** States in which an upload waits for its performer, and holds up no other. */
const RESTING: ReadonlySet<Upload['state']> = new Set(['failed', 'left', 'paused', 'cut', 'waiting']);

/**
 * The pictures on their way into a gallery: several are sent at once, and each joins the gallery after those that were
 * chosen before it. What was not there yet when the page was left is found again.
 */
export const usePhotoUploads = (galleryId: string) => {
  const dispatch = useAppDispatch();
  const { list, add, remove, forget, change, settle, pause, resume } = useEarlyFiles(
    `gallery-photos:${galleryId}`,
    photoType,
  );
  const isAdding = useRef(false);
  /** Whoever waited for one to join is asked again. */
  const [joins, countJoin] = useState(0);

  const next = list.find(({ state }) => !RESTING.has(state));
  const [key, fileId] = [next?.key, next?.fileId];
  useEffect(() => {
    if (!key || !fileId || isAdding.current) return;
    isAdding.current = true;
    const join = async () => {
      try {
        // The same key for every attempt at the same picture: a lost answer does not show it twice.
        await addSentPhoto({ galleryId, fileId }, { headers: idempotencyHeader(key) });
        dispatch(api.util.invalidateTags([...PHOTO_TAGS]));
        // The photo takes the place of its upload, without a gap between.
        await Promise.all(dispatch(api.util.getRunningQueriesThunk()));
        forget([key]);
      } catch (failure) {
        settle(key, { state: isPassing(failure) ? 'cut' : 'failed', error: toQueryError(failure).message || null });
      } finally {
        isAdding.current = false;
        countJoin((count) => count + 1);
      }
    };
    void join();
  }, [dispatch, fileId, forget, galleryId, joins, key, settle]);

  const goOn = (resumed: string) => {
    // Already uploaded: it only has to be added to the gallery.
    if (list.some((it) => it.key === resumed && it.fileId)) change(resumed, { state: 'processing', error: null });
    else resume(resumed);
  };
  return {
    uploads: list,
    add,
    actions: { remove, pause, resume: goOn },
    /** Some are to join the gallery by themselves, on their way or arrived: each joins while this page is open alone. */
    isJoining: list.length > missingFrom(list),
  };
};
