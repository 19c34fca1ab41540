import { useEffect, useRef, useState } from 'react';
import { uploadFeedThumbnail } from '@barg/api-client/feeds';
import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { reuseVaultItem } from '@barg/api-client/vault';
import { toQueryError } from '@barg/session';
import { whenProcessed } from '@barg/session/realtime';
import { requestOf } from '@barg/session/uploads';

interface State {
  /** What is shown; null for none. */
  picture: ImageSource | null;
  /** Of a picture that was chosen here, null where it was taken away; undefined while nothing was changed. */
  fileId?: string | null;
  /** Share that has left, from 0 to 1, while one is on its way. */
  progress: number | null;
  /** What the server said; empty where it said nothing, null where nothing failed. */
  error: string | null;
}

export interface Cover extends State {
  send: (file: File) => void;
  reuse: (vaultItemId: string) => void;
  remove: () => void;
}

/**
 * The cover of a stream in a form: what it has, and what was chosen for it. What is chosen is sent at once and made
 * ready, so that saving only names it. A later choice replaces an earlier one on its way.
 */
export const useCover = (standing: ImageSource | undefined): Cover => {
  const [state, setState] = useState<State>({ picture: standing ?? null, progress: null, error: null });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (request: (signal: AbortSignal) => Promise<MediaFile>): Promise<void> => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState((before) => ({ ...before, progress: 0, error: null }));
    try {
      const { _id } = await request(signal);
      const { file, errorMessage } = await whenProcessed(_id, signal);
      if (signal.aborted) return;
      if (file.status === 'ready') setState({ picture: file.thumbnails, fileId: _id, progress: null, error: null });
      else setState((before) => ({ ...before, progress: null, error: errorMessage ?? '' }));
    } catch (failure) {
      if (signal.aborted) return;
      setState((before) => ({ ...before, progress: null, error: toQueryError(failure).message }));
    }
  };
  const onProgress = (progress: number) => setState((before) => ({ ...before, progress }));

  return {
    ...state,
    send: (file) => void run((signal) => uploadFeedThumbnail({ file }, requestOf({ signal, onProgress }))),
    reuse: (vaultItemId) => void run((signal) => reuseVaultItem(vaultItemId, { kind: 'feed-thumbnail' }, { signal })),
    remove: () => {
      running.current?.abort();
      setState({ picture: null, fileId: null, progress: null, error: null });
    },
  };
};

/** What the API takes of a cover: nothing where it stays as it is. */
export const coverFields = ({ fileId }: Pick<Cover, 'fileId'>): { coverFileId?: string | null } =>
  fileId === undefined ? {} : { coverFileId: fileId };
