import type { IntentDialogProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { FanGate } from '../../../shared/fan-gate.tsx';
import { isHeld, isKept } from '../hooks/subscription-state.ts';
import { useSubscribe } from '../hooks/use-subscribe.ts';
import { useSubscription } from '../hooks/use-subscription.ts';
import { useModalChoice } from '../hooks/use-modal-choice.ts';
import { OwnSubscription } from './own-subscription.tsx';
import { SubscribePanel } from './subscribe-panel.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

type DialogProps = IntentDialogProps<'commerce.subscribe'>;

/** Answers `commerce.subscribe`. */
export function SubscribeDialog({ payload, onSettled }: DialogProps) {
  return (
    <FanGate wanted={{ kind: 'dialog', intent: 'commerce.subscribe', payload }} onRefused={() => onSettled(null)}>
      <Subscribe payload={payload} onSettled={onSettled} />
    </FanGate>
  );
}

function Subscribe({ payload: { performer, period }, onSettled }: DialogProps) {
  const { t } = useTranslation('commerce');
  const { found, error, retry } = useSubscription(performer._id);
  const subscribing = useSubscribe(found, useModalChoice(performer, period), () => onSettled('done'));
  const { isToppingUp, isPaying } = subscribing.payment;
  // While its own order waits, another window may learn first that it was paid.
  const owned = found && isKept(found.subscription) && !subscribing.byCard.waiting ? found.subscription : null;
  return (
    <Dialog
      size="sm"
      title={t('subscribe.to', { name: performer.name })}
      isOpen={!isToppingUp}
      isDismissable={!isPaying}
      // Whoever asked shows what is open now, also where it was paid here by other means, or in another window.
      onClose={() => onSettled(owned && isHeld(owned) ? 'done' : null)}
    >
      {!found && !error && <SubscriptionSkeleton />}
      {!found && error && <ErrorState message={error.message || undefined} onRetry={retry} />}
      {owned && <OwnSubscription subscription={owned} />}
      {found && !owned && <SubscribePanel subscribing={subscribing} onLeave={() => onSettled(null)} />}
    </Dialog>
  );
}
