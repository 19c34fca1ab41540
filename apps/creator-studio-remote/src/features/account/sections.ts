import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleUser from 'lucide-react/icons/circle-user';
import Coins from 'lucide-react/icons/coins';
import ImageIcon from 'lucide-react/icons/image';
import Globe from 'lucide-react/icons/globe';
import LinkIcon from 'lucide-react/icons/link';
import type { ComponentType } from 'react';
import type { LucideIcon } from '@barg/ui-kit';
import { BlockingSection } from './components/blocking/blocking-section.tsx';
import { LinksSection } from './components/links/links-section.tsx';
import { PicturesSection } from './components/pictures/pictures-section.tsx';
import { ProfileSection } from './components/profile/profile-section.tsx';
import { SubscriptionSection } from './components/subscription/subscription-section.tsx';
import { VerificationSection } from './components/verification/verification-section.tsx';
import type { SectionProps } from './section-props.ts';

/** One part of the performer's account, at `/creator/account/{id}`; its title is the text `account.sections.{id}`. */
export interface AccountSection {
  id: string;
  icon: LucideIcon;
  Section: ComponentType<SectionProps>;
}

/** In the order of the list; the first is shown where none is named. */
export const accountSections: readonly AccountSection[] = [
  { id: 'profile', icon: CircleUser, Section: ProfileSection },
  { id: 'pictures', icon: ImageIcon, Section: PicturesSection },
  { id: 'verification', icon: BadgeCheck, Section: VerificationSection },
  { id: 'subscription', icon: Coins, Section: SubscriptionSection },
  { id: 'links', icon: LinkIcon, Section: LinksSection },
  { id: 'blocked', icon: Globe, Section: BlockingSection },
];
