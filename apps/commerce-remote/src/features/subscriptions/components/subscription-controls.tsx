import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent } from '@barg/session';
import { Button } from '@barg/ui-kit';
import { useLazyDialog } from '../../../shared/use-lazy-dialog.ts';
import { subscriptionState } from '../hooks/subscription-state.ts';

const loadCancelDialog = () => import('./cancel-dialog.tsx');
const loadResumeDialog = () => import('./resume-dialog.tsx');

/** What can be done with a subscription: cancel it, take that back, or subscribe again. */
export function SubscriptionControls({ subscription }: { subscription: Subscription }) {
  switch (subscriptionState(subscription)) {
    case 'running':
      return <CancelButton subscription={subscription} />;
    case 'ending':
      return <ResumeButton subscription={subscription} />;
    case 'unpaid':
      return (
        <>
          <SubscribeAgain subscription={subscription} />
          <CancelButton subscription={subscription} />
        </>
      );
    case 'over':
      return <SubscribeAgain subscription={subscription} />;
  }
}

function CancelButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const { Dialog, open, close } = useLazyDialog(loadCancelDialog);
  return (
    <>
      <Button onClick={() => void open()}>{t('subscriptions.cancel')}</Button>
      {Dialog && <Dialog subscription={subscription} onClose={close} />}
    </>
  );
}

function ResumeButton({ subscription }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const { Dialog, open, close } = useLazyDialog(loadResumeDialog);
  return (
    <>
      <Button onClick={() => void open()}>{t('subscriptions.resume')}</Button>
      {Dialog && <Dialog subscription={subscription} onClose={close} />}
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
