import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { Amount, useFormat, VisuallyHidden } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { paths } from '../../../shared/paths.ts';
import { useClosedWallet } from '../../../shared/use-closed-wallet.ts';
import { ChipContent, ChipLink, ChipNote } from './balance.styles.ts';

/**
 * The balance in the page's header. It is the session's, which socket events update. On every page it tells of a closed
 * wallet, before any button that pays is pressed: see docs/decisions/0133.
 */
export function BalanceChip() {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const fan = useFan();
  const isTestMode = useSetting('isTestMode');
  const { closedBy } = useClosedWallet();
  if (!fan) return null;
  // There is room for one note: that nothing can be paid matters more than with what.
  const note = closedBy ? t('wallet.chipClosed') : isTestMode && t('ui:testMode');
  const label = t('wallet.chip', { count: fan.balance, amount: format.tokens(fan.balance) });
  return (
    <ChipLink to={paths.wallet} $isTest={isTestMode}>
      <VisuallyHidden>{note ? `${label} · ${note}` : label}</VisuallyHidden>
      <ChipContent aria-hidden>
        <Amount value={fan.balance} />
        {note && <ChipNote $isClosed={closedBy !== null}>{note}</ChipNote>}
      </ChipContent>
    </ChipLink>
  );
}
