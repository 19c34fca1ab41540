import { useId, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { mayBeDone, useOpenRequest } from '@barg/session/open-request';
import { useToast } from '@barg/ui-kit';
import { useReread } from './api/use-reread.ts';
import { useRefusal } from './use-refusal.ts';

interface ActOptions {
  /** What is done to what; undefined where its outcome is known no longer than its dialog. */
  place: string | undefined;
  /** All that is sent: the same content is the same act. */
  content: object;
  onDone: () => void;
}

/** What the server says of a key that it has seen with other content: an act that an older page put together was done. */
const KEY_TAKEN = 'idempotency.key_reused';

/**
 * An act that is carried out once, however often it is sent: without an answer it keeps its key, also when its dialog is
 * closed and opened again. After another act without one, nothing is sent before somebody has looked what became of that.
 */
export function useAct({ place, content, onDone }: ActOptions) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const id = useId();
  const { send, unansweredOf, forget } = useOpenRequest(
    place ?? `act:${id}`,
    place === undefined ? 'dialog' : 'device',
  );
  const reread = useReread();
  const refused = useRefusal();
  const [isBusy, setIsBusy] = useState(false);
  const [hasLooked, setHasLooked] = useState(false);
  const unanswered = unansweredOf(content);
  const forgetError = (): void => {
    refused.forget();
    setHasLooked(false);
  };
  /** @param ask rejects with the server's error */
  const act = async (ask: (key: string) => Promise<unknown>): Promise<void> => {
    forgetError();
    setIsBusy(true);
    try {
      await send(content, ask);
      if (unanswered === 'this') toast(t('act.doneOnce'));
      onDone();
    } catch (thrown) {
      const failure = toQueryError(thrown);
      const told = failure.code === KEY_TAKEN ? t('act.otherUnanswered') : failure.message || t('failed');
      refused.tell(mayBeDone(failure) ? t('act.unanswered') : told);
      setIsBusy(false);
    }
  };
  const look = async (): Promise<void> => {
    forgetError();
    setIsBusy(true);
    try {
      await reread();
      forget();
      setHasLooked(true);
    } catch (thrown) {
      refused.tell(toQueryError(thrown).message || t('failed'));
    }
    setIsBusy(false);
  };
  const notes = { none: undefined, this: t('act.unanswered'), other: t('act.otherUnanswered') } as const;
  return {
    isBusy,
    act,
    look,
    /** Whether it has to be looked at first what became of another act. */
    mustLook: unanswered === 'other',
    /** What was done may be done already: said also where the dialog has just been opened. */
    note: isBusy ? undefined : notes[unanswered],
    refusal: unanswered === 'none' || unanswered === 'other' ? refused.refusal : undefined,
    hasLooked,
    forgetError,
  };
}
