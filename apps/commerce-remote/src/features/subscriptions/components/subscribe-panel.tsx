import { useTranslation } from '@barg/runtime/i18n';
import { Stack, Text, useFormat } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { PayButton, PayError } from '../../../shared/pay-button.tsx';
import { usePlanText } from '../hooks/use-plan-text.ts';
import type { Subscribing } from '../hooks/use-subscribe.ts';
import { PlanChoice } from './plan-choice.tsx';

/** The plans, what is paid, and what the wallet says to it. */
export function SubscribePanel({ subscribing }: { subscribing: Subscribing }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const { actionOf } = usePlanText();
  const balance = useFan()?.balance ?? 0;
  const { chosen, payment } = subscribing;
  const { missing } = payment;
  return (
    <Stack gap={3}>
      <PlanChoice {...subscribing} />
      <PayError payment={payment} />
      <PayButton payment={payment} label={chosen ? actionOf(chosen) : t('subscribe.action')} disabled={!chosen} />
      <Text as="p" size="caption" tone="muted" align="center">
        {t('subscribe.cancelAnyTime')} {t('wallet.holds', { count: balance, amount: format.tokens(balance) })}
      </Text>
      {missing > 0 && (
        <Text as="p" size="caption" tone="accent" align="center" role="status">
          {t('pay.missing', { count: missing, amount: format.tokens(missing) })}
        </Text>
      )}
    </Stack>
  );
}
