import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, Stack, Text } from '@barg/ui-kit';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { PayButton, PayError } from '../../../shared/pay-button.tsx';
import { WalletLine } from '../../../shared/wallet-line.tsx';
import { usePlanText } from '../hooks/use-plan-text.ts';
import type { Subscribing } from '../hooks/use-subscribe.ts';
import { PlanChoice } from './plan-choice.tsx';
import { SourceChoice } from './source-choice.tsx';
import { SubscriptionSkeleton } from './subscription-skeleton.tsx';

interface SubscribePanelProps {
  subscribing: Subscribing;
}

/** Parts of their own, because most fans pay from the wallet. */
const CardOrder = lazyPart<SubscribePanelProps>(() => import('./card-order.tsx'), {
  waiting: () => <SubscriptionSkeleton />,
});
const CardWaiting = lazyPart(() => import('./card-waiting.tsx'), { waiting: () => <SubscriptionSkeleton /> });

/** The plans, the coupon, and what pays: the wallet with its balance, or a card. */
export function SubscribePanel({ subscribing }: SubscribePanelProps) {
  const { t } = useTranslation('commerce');
  const { payment, coupon, byCard } = subscribing;
  const isPaid = payment.price > 0;
  const { waiting } = byCard;
  return (
    <>
      {waiting && <CardWaiting waiting={waiting} byCard={byCard} />}
      {/* Hidden and not gone: whoever tries another way after a refusal finds what they had chosen. */}
      <div hidden={waiting !== null}>
        <Stack gap={3}>
          <PlanChoice {...subscribing} />
          {coupon && <CouponField coupon={coupon} />}
          {isPaid && <SourceChoice byCard={byCard} />}
          <PayError payment={byCard} />
          {isPaid && byCard.isChosen ? (
            <CardOrder subscribing={subscribing} />
          ) : (
            <FromWallet subscribing={subscribing} />
          )}
          <Text as="p" size="caption" tone="muted" align="center">
            {t('subscribe.cancelAnyTime')}
          </Text>
        </Stack>
      </div>
    </>
  );
}

function FromWallet({ subscribing: { chosen, payment, coupon } }: SubscribePanelProps) {
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
