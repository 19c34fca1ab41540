import { Icon } from '../icon/icon.tsx';
import type { NavItem } from '../side-nav/nav-item.ts';
import { NavBadge } from '../side-nav/side-nav.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { BottomBarBadge, BottomBarGlyph, BottomBarLink, BottomBarList, BottomBarRoot } from './bottom-bar.styles.ts';

/** The navigation of phones: the five main destinations, at the foot of the screen. */
export const BottomBar = ({ label, items }: { label: string; items: readonly NavItem[] }) => (
  <BottomBarRoot aria-label={label}>
    <BottomBarList $columns={items.length}>
      {items.map((item) => (
        <li key={item.id}>
          <BottomBarLink to={item.to} section={item.section} end={item.end}>
            <BottomBarGlyph $isProminent={item.isProminent ?? false}>
              <Icon icon={item.icon} size={22} />
              <BottomBarBadge>
                <NavBadge count={item.badge} kind={item.badgeKind} variant="alert" />
              </BottomBarBadge>
            </BottomBarGlyph>
            <VisuallyHidden>{item.label}</VisuallyHidden>
          </BottomBarLink>
        </li>
      ))}
    </BottomBarList>
  </BottomBarRoot>
);
