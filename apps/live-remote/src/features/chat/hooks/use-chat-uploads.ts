import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import type { ChatUpload } from '../api/chat-upload.ts';

/**
 * The files that were chosen for the next message of a chat. They stop when the composer is left. What sends them is
 * loaded with the first: most who watch send none.
 */
export const useChatUploads = () => {
  const { t } = useTranslation('live');
  const toast = useToast();
  const [uploads, setUploads] = useState<readonly ChatUpload[]>([]);
  const latest = useRef(uploads);
  const isLeft = useRef(false);
  const change = (now: readonly ChatUpload[]): void => {
    latest.current = now;
    setUploads(now);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
      for (const { status } of latest.current) status.end();
    };
  }, []);
  const add = async (files: readonly File[]): Promise<void> => {
    try {
      const { ChatUpload: Upload } = await import(/* webpackChunkName: "chat-upload" */ '../api/chat-upload.ts');
      if (!isLeft.current) change([...latest.current, ...files.map((file) => new Upload(file))]);
    } catch {
      toast(t('files.notSent'), { tone: 'danger' });
    }
  };
  return {
    uploads,
    add,
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
