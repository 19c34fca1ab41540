import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIntent, type SubscriptionType } from '@barg/session';
import { Button, Stack, Text, useFormat } from '@barg/ui-kit';
import { ClosedWalletNote } from '../../../shared/closed-wallet-note.tsx';
import { useFan } from '../../../shared/fan.ts';
import { missingTokens } from '../../../shared/hundredths.ts';
import { useClosedWallet } from '../../../shared/use-closed-wallet.ts';
import { usePlanText } from '../hooks/use-plan-text.ts';
import { usePlans } from '../hooks/use-subscribe.ts';
import type { FoundSubscription } from '../hooks/use-subscription.ts';
import { PlanChoice } from './plan-choice.tsx';

/** The plans beside a profile. Choosing one opens a dialog, because every payment is confirmed first. */
export function FanOffer({ found }: { found: FoundSubscription }) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const [type, choose] = useState<SubscriptionType>('monthly');
  const { plans, chosen } = usePlans(found, type);
  const { actionOf } = usePlanText();
  const { ask, isAvailable } = useIntent('commerce.subscribe');
  const balance = useFan()?.balance ?? 0;
  const { closedBy } = useClosedWallet(chosen !== undefined && chosen.charge > 0);
  const missing = missingTokens(chosen?.charge ?? 0, balance);
  const handleClick = () => void ask({ performer: found.performer, period: chosen?.period ?? type });
  return (
    <Stack gap={3}>
      <PlanChoice plans={plans} chosen={chosen} choose={choose} />
      {closedBy ? (
        <ClosedWalletNote closedBy={closedBy} />
      ) : (
        <>
          <Button
            variant="primary"
            size="lg"
            width="full"
            aria-haspopup="dialog"
            disabled={!chosen || !isAvailable}
            onClick={handleClick}
          >
            <bdi>{chosen ? actionOf(chosen) : t('subscribe.action')}</bdi>
          </Button>
          <Text as="p" size="caption" tone="muted" align="center">
            {t('subscribe.cancelAnyTime')} {t('wallet.holds', { count: balance, amount: format.tokens(balance) })}
          </Text>
          {missing > 0 && (
            <Text as="p" size="caption" tone="accent" align="center" role="status">
              {t('pay.missing', { count: missing, amount: format.tokens(missing) })}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
