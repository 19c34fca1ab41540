import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError } from '@barg/api-client/http';
import type { MediaFile } from '@barg/api-client/models';
import { watchProcessing } from '@barg/session/realtime';
import { isPassing } from '@barg/session/uploads';
import { loadSending } from '../../../shared/uploads/load-sending.ts';

/** What stands for a post where it is not shown whole: a picture in lists and before its film, a film while it is locked. */
export type CoverPlace = 'thumbnail' | 'teaser';

interface CoverState {
  file: MediaFile | null;
  /** What was chosen here, to be shown while the server has no picture of it. */
  picked: File | null;
  /** From 0 to 1 while the bytes leave; null else. */
  progress: number | null;
  /** What the server said, in the visitor's language; empty where it said nothing. */
  error: string | null;
  /** What was not sent because no answer came: it can be sent again. */
  lost: File | null;
}

export interface Cover extends CoverState {
  pick: (file: File) => void;
  /** Takes a file that is there already. */
  take: (file: MediaFile) => void;
  /** Takes it away, or stops it on its way. */
  remove: () => void;
}

const NONE: CoverState = { file: null, picked: null, progress: null, error: null, lost: null };

/** The file that a post can name; none while it is on its way, and none that cannot be prepared. */
export const coverIdOf = ({ file }: Pick<Cover, 'file'>): string | null =>
  file && file.status !== 'failed' ? file._id : null;

/** A file that stands for a post: sent as soon as it is chosen, and followed until it can be shown. */
export const useCover = (place: CoverPlace, initial: MediaFile | null): Cover => {
  const [state, setState] = useState<CoverState>({ ...NONE, file: initial });
  const request = useRef<AbortController | null>(null);
  useEffect(() => () => request.current?.abort(), []);

  const pick = useCallback(
    (picked: File) => {
      request.current?.abort();
      const abort = new AbortController();
      request.current = abort;
      const change = (values: Partial<CoverState>) => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, ...values }));
      };
      change({ picked, progress: 0, error: null, lost: null });
      const options = { signal: abort.signal, onProgress: (progress: number) => change({ progress }) };
      const sent = loadSending().then(({ sendFile }) => sendFile(picked, place, options));
      sent.then(
        (file) => change({ file, progress: null }),
        (failure: ApiError) => {
          const lost = isPassing(failure) ? picked : null;
          change({ picked: null, progress: null, error: failure.message, lost });
        },
      );
    },
    [place],
  );
  const remove = useCallback(() => {
    request.current?.abort();
    setState(NONE);
  }, []);

  const take = useCallback((file: MediaFile) => {
    request.current?.abort();
    setState({ ...NONE, file });
  }, []);

  const { file } = state;
  // Of one that was refused the reason is asked for.
  const unsettled = file && file.status !== 'ready' ? file._id : null;
  useEffect(() => {
    if (!unsettled) return undefined;
    const watching = watchProcessing(unsettled).subscribe({
      next: ({ file: told, errorMessage: error }) =>
        setState((before) => (before.file?._id === unsettled ? { ...before, file: told, error } : before)),
      // It is prepared all the same; only the view of it is lost.
      error: () => undefined,
    });
    return () => watching.unsubscribe();
  }, [unsettled]);

  return { ...state, pick, take, remove };
};
