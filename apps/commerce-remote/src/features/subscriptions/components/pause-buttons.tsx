import { useState } from 'react';
import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, lazyDialog, useToast } from '@barg/ui-kit';
import { usePauseSubscriptionMutation } from '../api/pause-subscription.ts';

const ResumeDialog = lazyDialog(() => import('./resume-dialog.tsx'));

/** Schedules a pause at the end of the period. Not confirmed first, because nothing is charged. */
export function PauseButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [pause, { isLoading }] = usePauseSubscriptionMutation();
  const handlePress = async (): Promise<void> => {
    const { error } = await pause(subscription._id);
    if (error) return toast(toQueryError(error).message || t('shell:errors.default'));
    toast(t('subscriptions.pauseSet'), { tone: 'success' });
  };
  return (
    <Button isLoading={isLoading} onClick={() => void handlePress()}>
      {t('subscriptions.pause')}
    </Button>
  );
}

/** Ends a pause, cancels a scheduled one, or pays a failed renewal. */
export function ResumeButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button variant="primary" onClick={() => setAsked(true)}>
        {t(subscription.status === 'past-due' ? 'subscriptions.payNow' : 'subscriptions.goOn')}
      </Button>
      {isAsked && <ResumeDialog subscription={subscription} onClose={() => setAsked(false)} />}
    </>
  );
}
