import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import LockOpen from 'lucide-react/icons/lock-open';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import WalletIcon from 'lucide-react/icons/wallet';
import type { Transaction } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Dots, EmptyState, Icon, ListRow, Time, type LucideIcon } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';
import { useWalletTransactionsInfiniteQuery } from '../api/list-transactions.ts';
import { HistoryList } from './history-list.tsx';
import { KindIcon } from './history.styles.ts';
import { SignedAmount } from './signed-amount.tsx';

const icons: Record<Transaction['kind'], LucideIcon> = {
  'top-up': Plus,
  tip: Coins,
  purchase: LockOpen,
  subscription: Sparkles,
  order: Package,
  release: Package,
  refund: Undo2,
  chargeback: Undo2,
  reversal: Undo2,
  repayment: ArrowDownLeft,
  referral: Gift,
  payout: ArrowDownLeft,
  'payout-sent': ArrowDownLeft,
  adjustment: ArrowDownLeft,
};

/** Everything that came into the wallet and went out of it. */
export function Transactions() {
  const { t } = useTranslation('commerce');
  const query = useWalletTransactionsInfiniteQuery();
  return (
    <HistoryList
      label={t('wallet.transactions')}
      query={query}
      empty={<EmptyState icon={WalletIcon} title={t('transactions.empty')} />}
    >
      {(transaction: Transaction) => <TransactionRow transaction={transaction} />}
    </HistoryList>
  );
}

function TransactionRow({ transaction }: { transaction: Transaction }) {
  const { t } = useTranslation('commerce');
  const { kind, amount, direction, performer, note, createdAt } = transaction;
  return (
    <ListRow
      to={performer?.username ? sitePaths.profile(performer.username) : undefined}
      start={
        <KindIcon>
          <Icon icon={icons[kind]} />
        </KindIcon>
      }
      title={
        <Dots>
          {t(`transactions.kinds.${kind}`)}
          {performer?.name}
        </Dots>
      }
      subtitle={
        <Dots>
          <Time value={createdAt} />
          {note}
        </Dots>
      }
      end={<SignedAmount amount={amount} direction={direction} />}
    />
  );
}
