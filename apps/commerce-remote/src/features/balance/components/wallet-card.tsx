import type { SlotProps } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink } from '@barg/ui-kit';
import { useFan } from '../../../shared/fan.ts';
import { paths, sitePaths } from '../../../shared/paths.ts';
import { BalanceCard } from './balance-card.tsx';

/** The pages with this card. Profiles and the wallet's own pages show the balance already. */
const PLACES: readonly string[] = ['/', sitePaths.home, sitePaths.explore, sitePaths.bookmarks, paths.subscriptions];

/** The balance beside the feed, with links to the wallet. */
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
