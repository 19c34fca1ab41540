import { useEffect, useState } from 'react';
import { accountHere, watchAccountHere } from '@barg/session';

/** Saves one draft to the server. */
interface DraftKeeper {
  readonly draftId: string | null;
  /** The server does not have all of it yet. */
  readonly isUnsaved: boolean;
  save(): Promise<void>;
}

/**
 * Drafts whose page was left before they were saved, with the account that wrote them. They are kept in memory alone:
 * they survive signing out, are lost with a reload, and are dropped when another account signs in.
 */
const left = new Map<DraftKeeper, string | null>();
/** The draft that was open when the session ended, and its author. */
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
  // Signed out, the browser must not ask about unsaved text.
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

/** Whether this account, or with null nobody, is signed in on the page of this browser. */
export const isHere = (accountId: string | null): boolean => accountHere() === accountId;

/** Called when a draft's page is left: saves it now, or when its author has signed in again. */
export const leaveDraft = (keeper: DraftKeeper, writerId: string | null): void => {
  const isCutOff = !isHere(writerId);
  if (isCutOff && keeper.isUnsaved) interrupted = { keeper, writerId };
  left.set(keeper, writerId);
  listen();
  void saveUnsavedDrafts();
};

/** True once saving the drafts left behind has ended, well or not: a list that is read before may be stale. */
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

/** Takes the draft that was open when the session ended, if the same account has signed in again; only once. */
export const takeInterruptedDraft = async (): Promise<string | null> => {
  await saveUnsavedDrafts();
  const draftId = interrupted?.writerId === accountHere() ? interrupted.keeper.draftId : null;
  interrupted = null;
  return draftId;
};
