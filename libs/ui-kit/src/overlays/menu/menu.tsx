import { Icon, IconButton, type LucideIcon } from '@barg/ui-kit';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Pressable } from 'react-aria-components/Pressable';
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

export const Menu = ({ label, items, trigger, defaultOpen }: MenuProps) => (
  <OverlayLocale>
    <MenuTrigger defaultOpen={defaultOpen}>
      <Pressable>{trigger ?? <IconButton icon={Ellipsis} label={label} />}</Pressable>
      <PopoverSurface placement="bottom end">
        <MenuList aria-label={label}>
          {items.map(({ id, label: text, icon, tone = 'neutral', isDisabled, onSelect }) => (
            <MenuEntry key={id} id={id} textValue={text} isDisabled={isDisabled} onAction={onSelect} $tone={tone}>
              {icon && <Icon icon={icon} />}
              {text}
            </MenuEntry>
          ))}
        </MenuList>
      </PopoverSurface>
    </MenuTrigger>
  </OverlayLocale>
);
