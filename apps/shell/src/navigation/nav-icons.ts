import Bell from 'lucide-react/icons/bell';
import Bookmark from 'lucide-react/icons/bookmark';
import Compass from 'lucide-react/icons/compass';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Package from 'lucide-react/icons/package';
import MessageCircle from 'lucide-react/icons/message-circle';
import Radio from 'lucide-react/icons/radio';
import Settings from 'lucide-react/icons/settings';
import Sparkles from 'lucide-react/icons/sparkles';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import type { NavIcon } from '@barg/contract';
import type { LucideIcon } from '@barg/ui-kit';

/** The icons that descriptors may name. */
export const navIcons: Record<NavIcon, LucideIcon> = {
  bell: Bell,
  bookmark: Bookmark,
  compass: Compass,
  home: House,
  package: Package,
  'layout-dashboard': LayoutDashboard,
  'message-circle': MessageCircle,
  radio: Radio,
  settings: Settings,
  sparkles: Sparkles,
  user: User,
  wallet: Wallet,
};
