import { useState } from 'react';
import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent } from '@barg/session';
import { Button, ButtonLink, lazyDialog } from '@barg/ui-kit';
import { paths } from '../../../shared/paths.ts';
import { ResumeButton, PauseButton } from './pause-buttons.tsx';
import { subscriptionState } from '../hooks/subscription-state.ts';
import { failureOf } from './subscription-status.tsx';

const CancelDialog = lazyDialog(() => import('./cancel-dialog.tsx'));
const UndoCancellationDialog = lazyDialog(() => import('./undo-cancellation-dialog.tsx'));

/** The actions for a subscription: pause, resume, cancel, undo the cancellation, or subscribe again. */
export function SubscriptionControls({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  switch (subscriptionState(subscription)) {
    case 'running':
      return (
        <>
          {subscription.pause && <ResumeButton subscription={subscription} />}
          {/* What costs nothing has no payment to be spared. */}
          {!subscription.pause && subscription.price > 0 && <PauseButton subscription={subscription} />}
          <CancelButton subscription={subscription} />
        </>
      );
    case 'paused':
      return (
        <>
          <ResumeButton subscription={subscription} />
          <CancelButton subscription={subscription} />
        </>
      );
    case 'ending':
      return <UndoCancellationButton subscription={subscription} />;
    case 'unpaid':
      return (
        <>
          {failureOf(subscription) === 'cap' && (
            <ButtonLink to={paths.limits}>{t('subscriptions.toLimits')}</ButtonLink>
          )}
          <ResumeButton subscription={subscription} />
          <CancelButton subscription={subscription} />
        </>
      );
    case 'over':
      return <SubscribeAgain subscription={subscription} />;
  }
}

function CancelButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('subscriptions.cancel')}</Button>
      {isAsked && <CancelDialog subscription={subscription} onClose={() => setAsked(false)} />}
    </>
  );
}

function UndoCancellationButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>{t('subscriptions.resume')}</Button>
      {isAsked && <UndoCancellationDialog subscription={subscription} onClose={() => setAsked(false)} />}
    </>
  );
}

function SubscribeAgain({ subscription: { performer } }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const { ask, isAvailable } = useIntent('commerce.subscribe');
  return (
    <Button variant="primary" disabled={!isAvailable} onClick={() => void ask({ performer })}>
      {t('subscriptions.again')}
    </Button>
  );
}
