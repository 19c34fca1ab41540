import { useState } from 'react';
import { uploadFeedThumbnail } from '@barg/api-client/feeds';
import type { ImageSource, MediaFile } from '@barg/api-client/models';
import { reuseVaultItem } from '@barg/api-client/vault';
import { requestOf, runRequest, useOneUpload, type SendOptions, type UploadStatus } from '@barg/session/uploads';

interface Choice {
  /** What is shown; null for none. */
  picture: ImageSource | null;
  /** Of a picture that was chosen here, null where it was taken away; undefined while nothing was changed. */
  fileId?: string | null;
}

export interface Cover extends Choice {
  /** Share that has left, from 0 to 1, while one is on its way or prepared. */
  progress: number | null;
  /** It goes on when the connection is back. */
  isWaiting: boolean;
  /** What the server said; empty where it said nothing, null where nothing failed. */
  error: string | null;
  send: (file: File) => void;
  reuse: (vaultItemId: string) => void;
  remove: () => void;
}

const progressOf = ({ state, progress }: UploadStatus): number => (state === 'processing' ? 1 : progress);

/**
 * The cover of a stream in a form: what it has, and what was chosen for it. What is chosen is sent at once and made
 * ready, so that saving only names it. A later choice replaces an earlier one on its way.
 */
export const useCover = (standing: ImageSource | undefined): Cover => {
  const [choice, setChoice] = useState<Choice>({ picture: standing ?? null });
  const { upload, status } = useOneUpload();
  const hasFailed = status?.state === 'failed' || status?.state === 'cut';

  const run = (request: (options: SendOptions) => Promise<MediaFile>): void => {
    const handleReady = ({ file, fileId }: UploadStatus) => setChoice({ picture: file?.thumbnails ?? null, fileId });
    void upload.run((change) => runRequest({ request, change }), { onReady: handleReady });
  };

  return {
    ...choice,
    progress: status && !hasFailed ? progressOf(status) : null,
    isWaiting: status?.state === 'waiting',
    error: hasFailed ? (status.error ?? '') : null,
    send: (file) => run((options) => uploadFeedThumbnail({ file }, requestOf(options))),
    reuse: (vaultItemId) => run(({ signal }) => reuseVaultItem(vaultItemId, { kind: 'feed-thumbnail' }, { signal })),
    remove: () => {
      upload.end();
      setChoice({ picture: null, fileId: null });
    },
  };
};

/** What the API takes of a cover: nothing where it stays as it is. */
export const coverFields = ({ fileId }: Pick<Cover, 'fileId'>): { coverFileId?: string | null } =>
  fileId === undefined ? {} : { coverFileId: fileId };
