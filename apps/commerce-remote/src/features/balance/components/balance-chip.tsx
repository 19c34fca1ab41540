import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Amount, TestModeBadge, useFormat } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { paths } from '../../../shared/paths.ts';
import { ChipLink } from './balance.styles.ts';

/** The wallet in the head of the page. It follows the session, which follows the socket. */
export function BalanceChip() {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const fan = useFan();
  const isTestMode = useSetting('isTestMode');
  if (!fan) return null;
  const label = t('wallet.chip', { count: fan.balance, amount: format.tokens(fan.balance) });
  return (
    <ChipLink to={paths.wallet} aria-label={isTestMode ? `${label} · ${t('ui:testMode')}` : label}>
      <Amount value={fan.balance} />
      {isTestMode && <TestModeBadge />}
    </ChipLink>
  );
}
