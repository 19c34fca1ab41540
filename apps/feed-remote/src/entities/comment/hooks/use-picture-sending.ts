import { useRef, useState } from 'react';
import type { UploadStatus } from '@barg/session/uploads';
import type { PictureSending } from '../api/send-with-picture.ts';

export type Sending = Pick<UploadStatus, 'state' | 'progress'>;

/** The upload of a comment's picture; null while there is none. It continues after the field is unmounted. */
export const usePictureSending = () => {
  const [status, setStatus] = useState<Sending | null>(null);
  const stopping = useRef<AbortController>(null);

  const run = async (work: (sending: PictureSending) => Promise<boolean>): Promise<boolean> => {
    const abort = new AbortController();
    stopping.current = abort;
    const change: PictureSending['change'] = ({ state, progress }) =>
      setStatus((shown) => ({
        state: state ?? shown?.state ?? 'queued',
        progress: progress ?? shown?.progress ?? 0,
      }));
    const isSent = await work({ change, signal: abort.signal });
    setStatus(null);
    return isSent;
  };
  const stop = (): void => stopping.current?.abort();
  return { status, run, stop };
};
