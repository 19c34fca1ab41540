import type { ComponentType } from 'react';
import Ban from 'lucide-react/icons/ban';
import Bell from 'lucide-react/icons/bell';
import Database from 'lucide-react/icons/database';
import MapPin from 'lucide-react/icons/map-pin';
import Palette from 'lucide-react/icons/palette';
import UserPlus from 'lucide-react/icons/user-plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import ShieldAlert from 'lucide-react/icons/shield-alert';
import type { LucideIcon } from '@barg/ui-kit';
import type { CurrentUser } from '@barg/api-client/models';
import { lazySection } from './lazy-section.tsx';

/** One part of the account, at `/user/account/{id}`; its title is the text `account:sections.{id}`. */
export interface AccountSection {
  id: string;
  icon: LucideIcon;
  Section: ComponentType;
  /** The roles that have it; by default all. */
  roles?: ReadonlyArray<CurrentUser['role']>;
}

/** In the order of the list; the first is the default. */
export const accountSections: readonly AccountSection[] = [
  { id: 'profile', icon: UserRound, Section: lazySection(() => import('../../features/profile/profile-section.tsx')) },
  {
    id: 'security',
    icon: ShieldCheck,
    Section: lazySection(() => import('../../features/security/security-section.tsx')),
  },
  {
    id: 'preferences',
    icon: Palette,
    Section: lazySection(() => import('../../features/preferences/preferences-section.tsx')),
  },
  {
    id: 'notifications',
    icon: Bell,
    Section: lazySection(() => import('../../features/notifications/notifications-section.tsx')),
  },
  {
    id: 'addresses',
    icon: MapPin,
    Section: lazySection(() => import('../../features/addresses/addresses-section.tsx')),
    roles: ['user'],
  },
  { id: 'blocked', icon: Ban, Section: lazySection(() => import('../../features/blocked/blocked-section.tsx')) },
  {
    id: 'removals',
    icon: ShieldAlert,
    Section: lazySection(() => import('../../features/removals/removals-section.tsx')),
  },
  {
    id: 'referrals',
    icon: UserPlus,
    Section: lazySection(() => import('../../features/referrals/referrals-section.tsx')),
  },
  { id: 'data', icon: Database, Section: lazySection(() => import('../../features/data/data-section.tsx')) },
];

export const sectionsFor = ({ role }: Pick<CurrentUser, 'role'>): readonly AccountSection[] =>
  accountSections.filter(({ roles }) => roles === undefined || roles.includes(role));
