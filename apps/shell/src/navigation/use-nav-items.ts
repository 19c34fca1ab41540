import Circle from 'lucide-react/icons/circle';
import LogIn from 'lucide-react/icons/log-in';
import { useMemo } from 'react';
import { HOME_PATH, namespaceOfKey, type NavDescriptor } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useLocation } from '@barg/runtime/router';
import { LOGIN_PATH, unreadSlice, useAppSelector, useVisitorKind } from '@barg/session';
import type { NavItem } from '@barg/ui-kit';
import { useTexts } from '../locale/use-texts.ts';
import { useSite } from '../site/site-context.ts';
import { arrangeBottom, isAccount, navEntries } from './nav-entries.ts';
import { navIcons } from './nav-icons.ts';

const ROOT = '/';

/** Home is at two addresses: its entry is current at the site's root as well. */
function useHomeSection(): string {
  return useLocation().pathname === ROOT ? ROOT : HOME_PATH;
}

/** The kit's items for the descriptors' entries: translated, with icon and badge. */
function useToItem(): (entry: NavDescriptor) => NavItem {
  const { t } = useTranslation();
  const unread = useAppSelector(unreadSlice.selectors.selectUnread);
  const homeSection = useHomeSection();
  return ({ id, to, section, labelKey, icon, badge }) => ({
    id,
    to,
    section: to === HOME_PATH ? homeSection : section,
    label: t(labelKey),
    // A remote may be built with a later contract that knows more icons.
    icon: navIcons[icon] ?? Circle,
    ...(badge && { badge: unread[badge] }),
  });
}

export function useSideItems(): NavItem[] {
  const { registry } = useSite();
  return navEntries(registry, useVisitorKind(), 'side').map(useToItem());
}

/** What stands in the menu beside one's own name. */
export function useAccountItems(): NavItem[] {
  const { registry } = useSite();
  return navEntries(registry, useVisitorKind(), 'account').map(useToItem());
}

/** Whether the labels of that menu can be read: they are no part of the first picture. */
export function useHasAccountTexts(): boolean {
  const { registry } = useSite();
  const visitor = useVisitorKind();
  const namespaces = useMemo(
    () => navEntries(registry, visitor, 'account').map(({ labelKey }) => namespaceOfKey(labelKey)),
    [registry, visitor],
  );
  return useTexts(namespaces);
}

/** The entry of the bar that leads to one's account; none where the remote of that is not there. */
export function useAccountOfBar(): NavDescriptor | undefined {
  const { registry } = useSite();
  return navEntries(registry, useVisitorKind(), 'bottom').find(isAccount);
}

/** What stands beside one's own name or in the side navigation, and not in the bottom bar. */
export function useMoreItems(): NavItem[] {
  const { registry } = useSite();
  const visitor = useVisitorKind();
  const hasAccountTexts = useHasAccountTexts();
  const toItem = useToItem();
  const shown = new Set(arrangeBottom(navEntries(registry, visitor, 'bottom')).map(({ id }) => id));
  const account = hasAccountTexts ? navEntries(registry, visitor, 'account') : [];
  return [...new Set([...account, ...navEntries(registry, visitor, 'side')])]
    .filter(({ id }) => !shown.has(id))
    .map(toItem);
}

/** Entries for the thumb: four of the remotes, then the account, or the way to one. */
export function useBottomItems(): NavItem[] {
  const { t } = useTranslation('shell');
  const { registry } = useSite();
  const visitor = useVisitorKind();
  const toItem = useToItem();
  const entries = arrangeBottom(navEntries(registry, visitor, 'bottom'));
  const items = entries.map((entry) => ({ ...toItem(entry), isProminent: entry.icon === 'radio' }));
  return visitor === 'guest' ? [...items, { id: 'login', to: LOGIN_PATH, label: t('auth.login'), icon: LogIn }] : items;
}
