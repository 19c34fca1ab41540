import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text } from '@barg/ui-kit';
import { CouponField } from '../../../shared/coupon/coupon-field.tsx';
import { PayButton, PayError } from '../../../shared/pay-button.tsx';
import { WalletLine } from '../../../shared/wallet-line.tsx';
import { usePlanText } from '../hooks/use-plan-text.ts';
import type { Subscribing } from '../hooks/use-subscribe.ts';
import { PlanChoice } from './plan-choice.tsx';

/** The plans, the coupon, the price, and the wallet's balance. */
export function SubscribePanel({ subscribing }: { subscribing: Subscribing }) {
  const { t } = useTranslation('commerce');
  const { actionOf } = usePlanText();
  const { chosen, payment, coupon } = subscribing;
  return (
    <Stack gap={3}>
      <PlanChoice {...subscribing} />
      {coupon && <CouponField coupon={coupon} />}
      <PayError payment={payment} />
      <WalletLine payment={payment} />
      <PayButton
        payment={payment}
        label={chosen ? actionOf({ ...chosen, charge: payment.price }) : t('subscribe.action')}
        disabled={!chosen || coupon?.isUnknown}
      />
      <Text as="p" size="caption" tone="muted" align="center">
        {t('subscribe.cancelAnyTime')}
      </Text>
    </Stack>
  );
}
