import { Icon, IconButton, UserLine, type LucideIcon } from '@barg/ui-kit';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
import { rememberMenuButton } from '../dialog/return-focus.ts';
import { OverlayLocale } from '../overlay-locale.tsx';
import { PopoverSurface } from '../popover/popover.styles.ts';
import type { Trigger } from '../popover/popover.tsx';
import { MenuEntry, MenuList } from './menu.styles.ts';

export interface MenuAction {
  id: string;
  label: string;
  icon?: LucideIcon;
  tone?: 'neutral' | 'danger';
  isDisabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** What the menu is about: "Options of this post". */
  label: string;
  items: readonly MenuAction[];
  /** The three dots when absent. */
  trigger?: Trigger;
  /** Opens at once: for a menu whose code was fetched by the very press that asked for it. */
  defaultOpen?: boolean;
}

const Entry = ({ item: { id, label, icon, tone = 'neutral', isDisabled, onSelect } }: { item: MenuAction }) => {
  const handleAction = () => {
    rememberMenuButton();
    onSelect();
  };
  return (
    <MenuEntry id={id} textValue={label} isDisabled={isDisabled} onAction={handleAction} $tone={tone}>
      {icon && <Icon icon={icon} />}
      <UserLine as="span" text={label} />
    </MenuEntry>
  );
};

export const Menu = ({ label, items, trigger, defaultOpen }: MenuProps) => (
  <OverlayLocale>
    <MenuTrigger defaultOpen={defaultOpen}>
      <Pressable>{trigger ?? <IconButton icon={Ellipsis} label={label} />}</Pressable>
      <PopoverSurface placement="bottom end">
        <MenuList aria-label={label}>
          {items.map((item) => (
            <Entry key={item.id} item={item} />
          ))}
        </MenuList>
      </PopoverSurface>
    </MenuTrigger>
  </OverlayLocale>
);
