import { useCallback, useEffect, useState } from 'react';
import type { MediaFile } from '@barg/api-client/models';
import { watchProcessing } from '@barg/session/realtime';
import { runLate, useOneUpload } from '@barg/session/uploads';
import { loadSending } from '../../../shared/uploads/load-sending.ts';

/** What stands for a post where it is not shown whole: a picture in lists and before its film, a film while it is locked. */
export type CoverPlace = 'thumbnail' | 'teaser';

interface Chosen {
  file: MediaFile | null;
  /** What was chosen here, to be shown while the server has no picture of it. */
  picked: File | null;
  /** What the server said, in the visitor's language; empty where it said nothing. */
  error: string | null;
}

export interface Cover extends Chosen {
  /** From 0 to 1 while the bytes leave; null else. */
  progress: number | null;
  /** For the line, with which it goes on by itself. */
  isWaiting: boolean;
  /** What was not sent because no answer came: it can be sent again. */
  lost: File | null;
  pick: (file: File) => void;
  /** Takes a file that is there already. */
  take: (file: MediaFile) => void;
  /** Takes it away, or stops it on its way. */
  remove: () => void;
}

const NONE: Chosen = { file: null, picked: null, error: null };

/** The file that a post can name; none while it is on its way, and none that cannot be prepared. */
export const coverIdOf = ({ file }: Pick<Cover, 'file'>): string | null =>
  file && file.status !== 'failed' ? file._id : null;

/** A file that stands for a post: sent as soon as it is chosen, and followed until it can be shown. */
export const useCover = (place: CoverPlace, initial: MediaFile | null): Cover => {
  const { upload, status } = useOneUpload();
  const [chosen, setChosen] = useState<Chosen>({ ...NONE, file: initial });

  const pick = useCallback(
    (picked: File) => {
      setChosen((before) => ({ ...before, picked, error: null }));
      const onSent = (file: MediaFile) => setChosen({ file, picked, error: null });
      const events = { onArrived: upload.end, onReady: upload.end };
      void upload.run((change) => {
        const load = async () => {
          const { runCover } = await loadSending();
          return () => runCover({ source: picked, type: place, change, onSent });
        };
        return runLate({ load, change, forget: () => undefined });
      }, events);
    },
    [place, upload],
  );
  const put = useCallback(
    (values: Chosen) => {
      upload.end();
      setChosen(values);
    },
    [upload],
  );
  const remove = useCallback(() => put(NONE), [put]);
  const take = useCallback((file: MediaFile) => put({ ...NONE, file }), [put]);

  const { file } = chosen;
  // Of one that was refused the reason is asked for.
  const unsettled = file && file.status !== 'ready' ? file._id : null;
  useEffect(() => {
    if (!unsettled) return undefined;
    const watching = watchProcessing(unsettled).subscribe({
      next: ({ file: told, errorMessage: error }) =>
        setChosen((before) => (before.file?._id === unsettled ? { ...before, file: told, error } : before)),
      // There is no such file any more: a post that names it would be refused.
      error: () => setChosen((before) => (before.file?._id === unsettled ? NONE : before)),
    });
    return () => watching.unsubscribe();
  }, [unsettled]);

  const isCut = status?.state === 'cut';
  const hasFailed = isCut || status?.state === 'failed';
  return {
    file,
    picked: hasFailed ? null : chosen.picked,
    error: hasFailed ? (status.error ?? '') : chosen.error,
    progress: status && !hasFailed ? status.progress : null,
    isWaiting: status?.state === 'waiting',
    lost: isCut ? chosen.picked : null,
    pick,
    take,
    remove,
  };
};
