import type { LucideIcon } from 'lucide-react';

export interface NavItem {
  id: string;
  to: string;
  /** What all its pages begin with, where that is more than `to`. */
  section?: string;
  label: string;
  icon: LucideIcon;
  /** How many wait there. */
  badge?: number;
  /** Active only at exactly this address, not below it. */
  end?: boolean;
  /** The one entry of the bottom bar that stands out. */
  isProminent?: boolean;
}
