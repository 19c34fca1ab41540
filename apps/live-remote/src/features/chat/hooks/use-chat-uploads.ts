import { useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnloadGuard } from '@barg/runtime/router';
import { useToast } from '@barg/ui-kit';
import type { ChatUpload } from '../api/chat-upload.ts';
import { chosenFiles, endUploads, forgetWithAccount, noFiles, subscribeToChosen } from '../api/chosen-files.ts';

/**
 * The files that were chosen for the next message of a chat. A link inside the site loses none of them: they arrive
 * meanwhile, and are there when the chat is shown again. Before a reload the browser asks. What sends them is loaded with
 * the first: most who watch send none.
 */
export const useChatUploads = (conversationId: string) => {
  const { t } = useTranslation('live');
  const toast = useToast();
  const read = () => chosenFiles.getValue().get(conversationId) ?? noFiles;
  const uploads = useSyncExternalStore(subscribeToChosen, read, read);
  useUnloadGuard(uploads.length > 0);
  const change = (now: readonly ChatUpload[]): void =>
    chosenFiles.next(new Map([...chosenFiles.getValue(), [conversationId, now]]));
  const add = async (files: readonly File[]): Promise<void> => {
    forgetWithAccount();
    try {
      const { ChatUpload: Upload } = await import(/* webpackChunkName: "chat-upload" */ '../api/chat-upload.ts');
      change([...read(), ...files.map((file) => new Upload(file))]);
    } catch {
      toast(t('files.notSent'), { tone: 'danger' });
    }
  };
  return {
    uploads,
    add,
    remove: (removed: readonly ChatUpload[]) => {
      endUploads(removed);
      change(read().filter((upload) => !removed.includes(upload)));
    },
  };
};

/** The ids of these files when all have arrived; null where one did not, which says so itself. */
export const arrivedIds = async (uploads: readonly ChatUpload[]): Promise<string[] | null> => {
  const ids = await Promise.all(uploads.map((upload) => upload.fileId()));
  return ids.includes(null) ? null : ids.filter((id) => id !== null);
};
