import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { isolate } from '../../../shared/isolate.ts';
import { toFailure } from '../../../shared/query-error.ts';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { useLazyDialog } from '../../../shared/use-lazy-dialog.ts';
import { useSubscribeMutation } from '../api/subscribe.ts';
import { subscriptionState } from '../hooks/subscription-state.ts';

const loadCancelDialog = () => import('./cancel-dialog.tsx');

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

function ResumeButton({ subscription: { performer, type } }: { subscription: Subscription }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const attempt = useAttempt();
  const [subscribe, { isLoading }] = useSubscribeMutation();
  const handleClick = async () => {
    const body = { performerId: performer._id, type };
    try {
      await attempt(body, (key) => subscribe({ body, key }).unwrap());
      toast(t('subscriptions.resumed', { name: isolate(performer.name) }), { tone: 'success' });
    } catch (thrown) {
      toast(toFailure(thrown).message || t('pay.failed'), { tone: 'danger' });
    }
  };
  return (
    <Button isLoading={isLoading} onClick={() => void handleClick()}>
      {t('subscriptions.resume')}
    </Button>
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
