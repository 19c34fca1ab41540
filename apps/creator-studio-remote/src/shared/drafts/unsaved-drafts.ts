import { useEffect, useState } from 'react';
import { accountHere, watchAccountHere } from '@barg/session';

/** What keeps a draft with the server. */
interface DraftKeeper {
  readonly draftId: string | null;
  /** The server does not have all of it yet. */
  readonly isUnsaved: boolean;
  save(): Promise<void>;
}

/**
 * Whose page was left before the server had all of what was written, each with its writer. They outlive the end of a
 * session, but not the page: nothing of it is written to the device. Whoever else signs in empties it.
 */
const left = new Map<DraftKeeper, string | null>();
/** What was being written when its session ended, by whom. */
let interrupted: { keeper: DraftKeeper; writerId: string | null } | null = null;

const forgetOthers = (here: string): void => {
  for (const [keeper, writerId] of left) if (writerId !== here) left.delete(keeper);
  if (interrupted?.writerId !== here) interrupted = null;
};

const hasUnsaved = (): boolean => [...left.keys()].some(({ isUnsaved }) => isUnsaved);

/** Sends what was left by the account that is here, and resolves once each has been tried. */
export const saveUnsavedDrafts = async (): Promise<void> => {
  const here = accountHere();
  if (here === null) return;
  forgetOthers(here);
  await Promise.all(
    [...left.keys()].map(async (keeper) => {
      await keeper.save();
      if (!keeper.isUnsaved) left.delete(keeper);
    }),
  );
};

const handleUnload = (event: BeforeUnloadEvent): void => {
  // At the login page of nobody there is no asking about what somebody wrote.
  if (accountHere() !== null && hasUnsaved()) event.preventDefault();
};

let isListening = false;

const listen = (): void => {
  if (isListening) return;
  isListening = true;
  watchAccountHere(() => void saveUnsavedDrafts());
  window.addEventListener('online', () => void saveUnsavedDrafts());
  window.addEventListener('beforeunload', handleUnload);
};

/** Its page is left: what the server lacks is sent now, or when its writer is here again. */
export const leaveDraft = (keeper: DraftKeeper, writerId: string | null): void => {
  const isCutOff = accountHere() !== writerId;
  if (isCutOff && keeper.isUnsaved) interrupted = { keeper, writerId };
  left.set(keeper, writerId);
  listen();
  void saveUnsavedDrafts();
};

/** Whether what was left here is with the server, as far as it can be: drafts that are read before are old. */
export const useUnsavedDraftsSaved = (): boolean => {
  const [isKept, setKept] = useState(() => !hasUnsaved());
  useEffect(() => {
    let isGone = false;
    void saveUnsavedDrafts().then(() => {
      if (!isGone) setKept(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isKept;
};

export const hasInterruptedDraft = (): boolean => interrupted !== null;

/** The draft that was being written when its session ended, once: its writer is here again. */
export const takeInterruptedDraft = async (): Promise<string | null> => {
  await saveUnsavedDrafts();
  const draftId = interrupted?.writerId === accountHere() ? interrupted.keeper.draftId : null;
  interrupted = null;
  return draftId;
};
