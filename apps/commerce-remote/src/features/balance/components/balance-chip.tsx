import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Amount, useFormat, VisuallyHidden } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { paths } from '../../../shared/paths.ts';
import { ChipContent, ChipLink, ChipNote } from './balance.styles.ts';

/** The balance in the page's header. It is the session's, which socket events update. */
export function BalanceChip() {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const fan = useFan();
  const isTestMode = useSetting('isTestMode');
  if (!fan) return null;
  const label = t('wallet.chip', { count: fan.balance, amount: format.tokens(fan.balance) });
  return (
    <ChipLink to={paths.wallet} $isTest={isTestMode}>
      <VisuallyHidden>{isTestMode ? `${label} · ${t('ui:testMode')}` : label}</VisuallyHidden>
      <ChipContent aria-hidden>
        <Amount value={fan.balance} />
        {isTestMode && <ChipNote>{t('ui:testMode')}</ChipNote>}
      </ChipContent>
    </ChipLink>
  );
}
