import { useEffect, useState } from 'react';
import MailCheck from 'lucide-react/icons/mail-check';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, EmptyState, useFormat, useToast } from '@barg/ui-kit';
import { failureText } from '../shared/failure-text.ts';

/** Seconds between two letters; the server has a limit as well. */
const PAUSE_SECONDS = 60;

/** Counts down the seconds until a repetition is allowed, by the clock, also in a suspended tab. */
function useCountdown(): [number, () => void] {
  const [endsAt, setEndsAt] = useState(() => Date.now() + PAUSE_SECONDS * 1000);
  const [left, setLeft] = useState(PAUSE_SECONDS);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [endsAt]);
  const restart = (): void => {
    setEndsAt(Date.now() + PAUSE_SECONDS * 1000);
    setLeft(PAUSE_SECONDS);
  };
  return [left, restart];
}

export interface CheckMailProps {
  title: string;
  text: string;
  /** Sends the letter again. */
  onResend: () => Promise<unknown>;
}

/** Says that a letter was sent. */
export function CheckMail({ title, text, onResend }: CheckMailProps) {
  const { t } = useTranslation(['auth', 'shell']);
  const format = useFormat();
  const toast = useToast();
  const [left, restart] = useCountdown();
  const [isSending, setIsSending] = useState(false);

  const handleResend = async (): Promise<void> => {
    setIsSending(true);
    try {
      await onResend();
      restart();
      toast(t('checkMail.sentAgain'), { tone: 'success' });
    } catch (failure) {
      toast(failureText(toQueryError(failure), t('shell:errors.default')), { tone: 'danger' });
    } finally {
      setIsSending(false);
    }
  };

  const label = left > 0 ? t('checkMail.resendIn', { time: format.duration(left * 1000) }) : t('checkMail.resend');
  const action = (
    <Button disabled={left > 0} isLoading={isSending} onClick={() => void handleResend()}>
      {label}
    </Button>
  );
  return (
    <EmptyState icon={MailCheck} title={title} action={action}>
      {text}
    </EmptyState>
  );
}
