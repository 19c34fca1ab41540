import type { LucideIcon } from 'lucide-react';

/** What an entry's number counts: news, or work that waits for somebody. */
export type BadgeKind = 'unread' | 'waiting';

export interface NavItem {
  id: string;
  to: string;
  /** The common prefix of its pages' paths, where that is not `to`. */
  section?: string;
  label: string;
  icon: LucideIcon;
  /** The number of the badge. */
  badge?: number;
  /** What the badge counts: by default what is unread. */
  badgeKind?: BadgeKind;
  /** Active only at exactly this address, not below it. */
  end?: boolean;
  /** The one entry of the bottom bar that stands out. */
  isProminent?: boolean;
}
