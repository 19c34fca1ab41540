import { useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { BehaviorSubject } from '@barg/runtime/rxjs';
import { useUnloadGuard } from '@barg/runtime/router';
import { watchAccountHere } from '@barg/session';
import { useToast } from '@barg/ui-kit';
import type { ChatUpload } from '../api/chat-upload.ts';

type Chosen = ReadonlyMap<string, readonly ChatUpload[]>;

/** By conversation: a device keeps no files, as it keeps words, so they live as long as the page is not reloaded. */
const chosen = new BehaviorSubject<Chosen>(new Map());
const none: readonly ChatUpload[] = [];

const end = (uploads: readonly ChatUpload[]): void => {
  for (const { status } of uploads) status.end();
};

let isWatching = false;
/** Whoever comes after a logout finds nothing of the one before. */
const forgetWithAccount = (): void => {
  if (isWatching) return;
  isWatching = true;
  watchAccountHere(() => {
    for (const uploads of chosen.getValue().values()) end(uploads);
    chosen.next(new Map());
  });
};

const subscribe = (onChange: () => void): (() => void) => {
  const following = chosen.subscribe(onChange);
  return () => following.unsubscribe();
};

/**
 * The files that were chosen for the next message of a chat. A link inside the site loses none of them: they arrive
 * meanwhile, and are there when the chat is shown again. Before a reload the browser asks. What sends them is loaded with
 * the first: most who watch send none.
 */
export const useChatUploads = (conversationId: string) => {
  const { t } = useTranslation('live');
  const toast = useToast();
  const read = () => chosen.getValue().get(conversationId) ?? none;
  const uploads = useSyncExternalStore(subscribe, read, read);
  useUnloadGuard(uploads.length > 0);
  const change = (now: readonly ChatUpload[]): void =>
    chosen.next(new Map([...chosen.getValue(), [conversationId, now]]));
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
      end(removed);
      change(read().filter((upload) => !removed.includes(upload)));
    },
  };
};

/** The ids of these files when all have arrived; null where one did not, which says so itself. */
export const arrivedIds = async (uploads: readonly ChatUpload[]): Promise<string[] | null> => {
  const ids = await Promise.all(uploads.map((upload) => upload.fileId()));
  return ids.includes(null) ? null : ids.filter((id) => id !== null);
};
