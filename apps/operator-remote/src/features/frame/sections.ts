import ClipboardList from 'lucide-react/icons/clipboard-list';
import BookOpen from 'lucide-react/icons/book-open';
import Coins from 'lucide-react/icons/coins';
import FileText from 'lucide-react/icons/file-text';
import Flag from 'lucide-react/icons/flag';
import Globe from 'lucide-react/icons/globe';
import Inbox from 'lucide-react/icons/inbox';
import Landmark from 'lucide-react/icons/landmark';
import Languages from 'lucide-react/icons/languages';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Mail from 'lucide-react/icons/mail';
import Megaphone from 'lucide-react/icons/megaphone';
import Banknote from 'lucide-react/icons/banknote';
import CreditCard from 'lucide-react/icons/credit-card';
import Gavel from 'lucide-react/icons/gavel';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Blocks from 'lucide-react/icons/blocks';
import Settings from 'lucide-react/icons/settings';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trash2 from 'lucide-react/icons/trash-2';
import Undo2 from 'lucide-react/icons/undo-2';
import Users from 'lucide-react/icons/users';
import type { OperatorOverview } from '@barg/api-client/models';
import type { LucideIcon } from '@barg/ui-kit';
import type { WaitingSection } from '../../shared/api/section-tag.ts';

interface PlainSection {
  id: string;
  icon: LucideIcon;
  waiting?: undefined;
}

interface SectionWithQueue {
  id: WaitingSection;
  icon: LucideIcon;
  /** The overview's counts, whose sum is its badge. */
  waiting: ReadonlyArray<
    keyof Pick<
      OperatorOverview,
      | 'pendingVerifications'
      | 'openPayouts'
      | 'waitingPayments'
      | 'mismatchedCoins'
      | 'openRefundRequests'
      | 'openOrderProblems'
      | 'openDisputes'
      | 'openReports'
      | 'openObjections'
      | 'unhandledMessages'
    >
  >;
}

/** A section of the console; `id` is its path below /operator and the key of its texts. */
export type ConsoleSection = PlainSection | SectionWithQueue;

export const OVERVIEW: ConsoleSection = { id: 'overview', icon: LayoutDashboard };

export const SECTIONS: readonly ConsoleSection[] = [
  OVERVIEW,
  { id: 'settings', icon: Settings },
  { id: 'access', icon: Globe },
  { id: 'translations', icon: Languages },
  { id: 'pages', icon: FileText },
  { id: 'promos', icon: Megaphone },
  { id: 'coupons', icon: TicketPercent },
  { id: 'packages', icon: Coins },
  { id: 'verification', icon: BadgeCheck, waiting: ['pendingVerifications'] },
  { id: 'payouts', icon: Banknote, waiting: ['openPayouts'] },
  { id: 'payments', icon: CreditCard, waiting: ['waitingPayments', 'mismatchedCoins'] },
  { id: 'refunds', icon: Undo2, waiting: ['openRefundRequests', 'openOrderProblems'] },
  { id: 'disputes', icon: Gavel, waiting: ['openDisputes'] },
  { id: 'books', icon: BookOpen },
  { id: 'taxes', icon: Landmark },
  { id: 'reports', icon: Flag, waiting: ['openReports'] },
  { id: 'removals', icon: Trash2, waiting: ['openObjections'] },
  { id: 'messages', icon: Inbox, waiting: ['unhandledMessages'] },
  { id: 'users', icon: Users },
  { id: 'remotes', icon: Blocks },
  { id: 'outbox', icon: Mail },
  { id: 'audit-log', icon: ClipboardList },
];
