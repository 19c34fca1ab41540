import { useCallback, useRef, useState } from 'react';
import { draftOf, type DraftedForm, type Values } from './form-draft.ts';
import { copyOf, isSame } from './form-values.ts';

/** What a form is sending, and what another tab has sent of it. `drafted` answers it as it stands. */
export const useFormSending = (drafted: () => DraftedForm) => {
  const [isSent, setSent] = useState(false);
  /** The draft of the latest copy that is to be sent. */
  const sending = useRef<Values | null>(null);
  /** What was shown when another tab had sent it, until something is typed. */
  const left = useRef<Values | null>(null);

  /** A copy of what is about to be sent. */
  const typed = useCallback((): Values => {
    const form = drafted();
    sending.current = draftOf(form);
    return copyOf(form.values);
  }, [drafted]);

  /** It was sent: the draft of that, null where nothing was about to be; and whether another tab has sent it too. */
  const finish = useCallback((): { draft: Values | null; wasLeft: boolean } => {
    const draft = sending.current;
    sending.current = null;
    return { draft, wasLeft: left.current !== null };
  }, []);

  /** Another tab has sent what was shown. */
  const leave = useCallback((shown: Values): void => {
    left.current = shown;
    setSent(true);
  }, []);

  const writeOn = useCallback((): void => {
    left.current = null;
    setSent(false);
  }, []);

  /** Whether another tab has sent what a copy holds, since that was made. */
  const hasLeft = useCallback((copy: object): boolean => left.current !== null && isSame(copy, left.current), []);
  return { isSent, typed, finish, leave, writeOn, hasLeft };
};
