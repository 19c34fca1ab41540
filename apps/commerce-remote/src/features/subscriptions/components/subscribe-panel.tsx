import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Stack, Text } from '@barg/ui-kit';
import { ClosedWalletNote } from '../../../shared/closed-wallet-note.tsx';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { PayButton, PayError } from '../../../shared/pay-button.tsx';
import { WalletLine } from '../../../shared/wallet-line.tsx';
import { usePlanText } from '../hooks/use-plan-text.ts';
import type { Subscribing } from '../hooks/use-subscribe.ts';
import { PlanChoice } from './plan-choice.tsx';
import { SourceChoice } from './source-choice.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

interface SubscribingProps {
  subscribing: Subscribing;
}

interface SubscribePanelProps extends SubscribingProps {
  /** The way out of a closed wallet was taken. */
  onLeave: () => void;
}

/** Parts of their own, because most fans pay from the wallet. */
const CardOrder = lazyPart<SubscribingProps>(() => import('./card-order.tsx'), {
  waiting: () => <SubscriptionSkeleton />,
});
const CardWaiting = lazyPart(() => import('./card-waiting.tsx'), { waiting: () => <SubscriptionSkeleton /> });

/** The plans, and how the chosen one is paid; of a closed wallet why none can be, except what costs nothing. */
export function SubscribePanel({ subscribing, onLeave }: SubscribePanelProps) {
  const { plans, payment, byCard } = subscribing;
  const { closedBy } = payment;
  const { waiting } = byCard;
  return (
    <>
      {waiting && <CardWaiting waiting={waiting} byCard={byCard} />}
      {/* Hidden and not gone: whoever tries another way after a refusal finds what they had chosen. */}
      <div hidden={waiting !== null}>
        <Stack gap={3}>
          {(!closedBy || plans.some(({ charge }) => charge === 0)) && <PlanChoice {...subscribing} />}
          {closedBy ? <ClosedWalletNote closedBy={closedBy} onLeave={onLeave} /> : <Paying subscribing={subscribing} />}
        </Stack>
      </div>
    </>
  );
}

/** The coupon, and what pays: the wallet with its balance, or a card. */
function Paying({ subscribing }: SubscribingProps) {
  const { t } = useTranslation('commerce');
  const { payment, coupon, byCard } = subscribing;
  const isPaid = payment.price > 0;
  return (
    <>
      {coupon && <CouponField coupon={coupon} />}
      {isPaid && <SourceChoice byCard={byCard} />}
      <PayError payment={byCard} />
      {isPaid && byCard.isChosen ? <CardOrder subscribing={subscribing} /> : <FromWallet subscribing={subscribing} />}
      <Text as="p" size="caption" tone="muted" align="center">
        {t('subscribe.cancelAnyTime')}
      </Text>
    </>
  );
}

function FromWallet({ subscribing: { chosen, payment, coupon } }: SubscribingProps) {
  const { t } = useTranslation('commerce');
  const { actionOf } = usePlanText();
  return (
    <>
      <PayError payment={payment} />
      <WalletLine payment={payment} />
      <PayButton
        payment={payment}
        label={chosen ? actionOf({ ...chosen, charge: payment.price }) : t('subscribe.action')}
        disabled={!chosen || coupon?.isPending}
      />
    </>
  );
}
