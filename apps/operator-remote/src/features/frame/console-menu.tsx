import { useEffect, useState, type ReactNode } from 'react';
import MenuIcon from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { useTranslation } from '@barg/runtime/i18n';
import { NavLink, useLocation } from '@barg/runtime/router';
import { Icon, IconButton, NavBadge, TopBar, type NavItem } from '@barg/ui-kit';
import { MenuLinkRow, MenuSheet } from './operator-frame.styles.ts';

interface ConsoleMenuProps {
  brand: ReactNode;
  items: readonly NavItem[];
  account: ReactNode;
}

/** The menu is longer than a phone: it opens where the reader is. */
const showCurrent = (sheet: HTMLElement | null): void =>
  sheet?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' });

/** Closes on navigation and by Escape. */
function useSheet(): [boolean, (isOpen: boolean) => void] {
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  useEffect(() => {
    if (openAt === null) return undefined;
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpenAt(null);
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [openAt]);
  return [openAt === pathname, (isOpen) => setOpenAt(isOpen ? pathname : null)];
}

/** The console's head on phones, with its sections behind a button. */
export function ConsoleMenu({ brand, items, account }: ConsoleMenuProps) {
  const { t } = useTranslation('operator');
  const [isOpen, setIsOpen] = useSheet();
  return (
    <>
      <TopBar brand={brand}>
        <IconButton
          icon={isOpen ? X : MenuIcon}
          label={t('menu')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        />
      </TopBar>
      {isOpen && (
        <MenuSheet ref={showCurrent} aria-label={t('navigation')}>
          <ul>
            {items.map(({ id, to, end, label, icon, badge, badgeKind }) => (
              <MenuLinkRow key={id}>
                <NavLink to={to} end={end} onClick={() => setIsOpen(false)}>
                  <Icon icon={icon} />
                  {label}
                  <NavBadge count={badge} kind={badgeKind} />
                </NavLink>
              </MenuLinkRow>
            ))}
          </ul>
          {account}
        </MenuSheet>
      )}
    </>
  );
}
