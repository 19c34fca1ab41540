import { useEffect, useRef, useState } from 'react';
import { ChatUpload } from '../api/chat-upload.ts';

/** The files that were chosen for the next message of a chat. They stop when the composer is left. */
export const useChatUploads = () => {
  const [uploads, setUploads] = useState<readonly ChatUpload[]>([]);
  const latest = useRef(uploads);
  const change = (now: readonly ChatUpload[]): void => {
    latest.current = now;
    setUploads(now);
  };
  useEffect(
    () => () => {
      for (const { status } of latest.current) status.end();
    },
    [],
  );
  return {
    uploads,
    add: (files: readonly File[]) => change([...latest.current, ...files.map((file) => new ChatUpload(file))]),
    remove: (removed: readonly ChatUpload[]) => {
      for (const { status } of removed) status.end();
      change(latest.current.filter((upload) => !removed.includes(upload)));
    },
  };
};

/** The ids of these files when all have arrived; null where one did not, which says so itself. */
export const arrivedIds = async (uploads: readonly ChatUpload[]): Promise<string[] | null> => {
  const ids = await Promise.all(uploads.map((upload) => upload.fileId()));
  return ids.includes(null) ? null : ids.filter((id) => id !== null);
};
