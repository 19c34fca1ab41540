import ArrowDownLeft from 'lucide-react/icons/arrow-down-left';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import LockOpen from 'lucide-react/icons/lock-open';
import Package from 'lucide-react/icons/package';
import Plus from 'lucide-react/icons/plus';
import Sparkles from 'lucide-react/icons/sparkles';
import Undo2 from 'lucide-react/icons/undo-2';
import type { WalletEntry } from '@barg/api-client/models';
import { Icon, type LucideIcon } from '@barg/ui-kit';
import { KindIcon } from './history.styles.ts';

const icons: Record<WalletEntry['kind'], LucideIcon> = {
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

/** The icon of a movement's kind; its name stands beside it. */
export const MovementIcon = ({ kind }: Pick<WalletEntry, 'kind'>) => (
  <KindIcon>
    <Icon icon={icons[kind]} />
  </KindIcon>
);
