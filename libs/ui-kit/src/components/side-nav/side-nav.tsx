import { useTranslation } from '@barg/runtime/i18n';
import type { ReactNode } from 'react';
import { useFormat } from '../../format/use-format.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { CountBadge } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { Handle, PersonName } from '../person/person.tsx';
import type { ImageSource } from '../picture/image-source.ts';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { BadgeKind, NavItem } from './nav-item.ts';
import { AccountLink, SideNavBrand, SideNavLabel, SideNavLink, SideNavList, SideNavRoot } from './side-nav.styles.ts';

interface NavBadgeProps {
  count?: number;
  kind?: BadgeKind;
  variant?: 'count' | 'alert';
}

/** The badge for screen readers: "3 unread", because a bare number says little. */
export const NavBadge = ({ count = 0, kind = 'unread', variant }: NavBadgeProps) => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  if (count <= 0) return null;
  return (
    <>
      <span aria-hidden>
        <CountBadge count={count} variant={variant} />
      </span>
      <VisuallyHidden>
        {t(kind === 'waiting' ? 'waiting' : 'unread', { count, amount: format.number(count) })}
      </VisuallyHidden>
    </>
  );
};

interface SideNavProps {
  label: string;
  brand: ReactNode;
  items: readonly NavItem[];
  /** At the foot: the account, or the way to sign in. */
  account?: ReactNode;
}

export const SideNav = ({ label, brand, items, account }: SideNavProps) => (
  <SideNavRoot aria-label={label}>
    <SideNavBrand>{brand}</SideNavBrand>
    <SideNavList>
      {items.map((item) => (
        <li key={item.id}>
          <SideNavLink to={item.to} section={item.section} end={item.end}>
            <Icon icon={item.icon} />
            <SideNavLabel>{item.label}</SideNavLabel>
            <NavBadge count={item.badge} kind={item.badgeKind} />
          </SideNavLink>
        </li>
      ))}
    </SideNavList>
    {account}
  </SideNavRoot>
);

interface AccountBlockProps {
  name: string;
  username: string;
  source?: ImageSource | null;
  url?: string | null;
  to: string;
}

export const AccountBlock = ({ name, username, source, url, to }: AccountBlockProps) => (
  <AccountLink to={to}>
    <Avatar name={name} source={source} url={url} />
    <span>
      <PersonName name={name} />
      <Text as="div" size="caption" tone="faint" clamp={1}>
        <Handle username={username} />
      </Text>
    </span>
  </AccountLink>
);
