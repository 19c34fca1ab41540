import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { BalanceCard } from './balance-card.tsx';

/** Where the card stands. Profiles show the balance beside their price, and the wallet's own pages show it anyway. */
const PLACES: readonly string[] = ['/', sitePaths.home, sitePaths.explore, sitePaths.bookmarks, paths.subscriptions];

/** Beside the feed: the balance, and the ways to it. */
export function WalletCard({ pathname }: SlotProps['shell.aside']) {
  const { t } = useTranslation('commerce');
  const isFan = useFan() !== null;
  if (!isFan || !PLACES.includes(pathname)) return null;
  return (
    <BalanceCard>
      <ButtonLink size="sm" to={paths.wallet}>
        {t('wallet.transactions')}
      </ButtonLink>
    </BalanceCard>
  );
}
