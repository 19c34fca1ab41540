import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { paths } from '../../../shared/paths.ts';
import { BalanceCard } from './balance-card.tsx';

/** Beside the feed: the balance, and the ways to it. The wallet's own pages show it themselves. */
export function WalletCard({ pathname }: SlotProps['shell.aside']) {
  const { t } = useTranslation('commerce');
  const isFan = useFan() !== null;
  if (!isFan || pathname.startsWith(paths.wallet)) return null;
  return (
    <BalanceCard>
      <ButtonLink size="sm" to={paths.wallet}>
        {t('wallet.transactions')}
      </ButtonLink>
    </BalanceCard>
  );
}
