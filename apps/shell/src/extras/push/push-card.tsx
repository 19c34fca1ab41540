import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCurrentUser } from '@barg/session';
import { readPushState, turnPushOn } from '@barg/session/push';
import { on } from '@barg/session/realtime';
import { Button, Inline, Text, useToast } from '@barg/ui-kit';
import { Notice } from '../extras.styles.ts';
import { storedAnswer } from '../stored-answer.ts';

const answer = storedAnswer('barg.push.asked', ['later', 'asked']);

/** Whether somebody has just done what has an answer to wait for: written a message, or subscribed. */
function useFittingMoment(accountId: string | undefined): boolean {
  const [isFitting, setFitting] = useState(false);
  useEffect(() => {
    if (accountId === undefined) return undefined;
    const propose = (): void => {
      const ask = async (): Promise<void> => setFitting((await readPushState()) === 'off');
      ask().catch(() => undefined);
    };
    const subscription = on('message.created').subscribe(({ data }) => {
      if (data.message.senderId === accountId) propose();
    });
    subscription.add(
      on('wallet.balance.changed').subscribe(({ data }) => {
        if (data.reason === 'subscription' && data.change < 0) propose();
      }),
    );
    return () => subscription.unsubscribe();
  }, [accountId]);
  return isFitting;
}

/** The offer to be told by the browser: at a fitting moment, and never again after an answer. */
export function PushCard() {
  const { t } = useTranslation('site');
  const toast = useToast();
  const answered = useSyncExternalStore(answer.subscribe, answer.read, () => null);
  const isFitting = useFittingMoment(useCurrentUser()?._id);
  if (!isFitting || answered !== null) return null;

  const handleOn = async (): Promise<void> => {
    answer.write('asked');
    await turnPushOn().catch((failure: unknown) =>
      toast(toQueryError(failure).message || t('push.failed'), { tone: 'danger' }),
    );
  };

  return (
    <Notice aria-label={t('push.label')}>
      <Text>{t('push.text')}</Text>
      <Inline>
        <Button onClick={() => void handleOn()}>{t('push.on')}</Button>
        <Button variant="quiet" onClick={() => answer.write('later')}>
          {t('install.later')}
        </Button>
      </Inline>
    </Notice>
  );
}
