import { Icon, IconButton, UserLine, type LucideIcon } from '@barg/ui-kit';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useContext, useEffect, useRef, type RefObject } from 'react';
// Not the entry of all components, which is some eight hundred modules more where nothing shakes the tree.
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { MenuTrigger, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
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
  /** For icons with a direction: they are mirrored in right-to-left pages. */
  isMirrored?: boolean;
  tone?: 'neutral' | 'danger';
  isDisabled?: boolean;
  onSelect: () => void;
}

interface MenuProps {
  /** The accessible name: "Options of this post". */
  label: string;
  items: readonly MenuAction[];
  /** The three dots when absent. */
  trigger?: Trigger;
  /** Opens when it is mounted: for a menu whose code was loaded by the press that opens it. */
  defaultOpen?: boolean;
}

const Entry = ({ item }: { item: MenuAction }) => {
  const { id, label, icon, isMirrored, tone = 'neutral', isDisabled, onSelect } = item;
  const handleAction = () => {
    rememberMenuButton();
    onSelect();
  };
  return (
    <MenuEntry id={id} textValue={label} isDisabled={isDisabled} onAction={handleAction} $tone={tone}>
      {icon && <Icon icon={icon} isMirrored={isMirrored} />}
      <UserLine as="span" text={label} />
    </MenuEntry>
  );
};

/**
 * Opens the menu as a press of its button would. The pressed button was the placeholder until this code had loaded, and
 * is unmounted. So this one gets the focus first, or nothing would get it back when the menu closes.
 */
const OpenAtOnce = ({ button }: { button: RefObject<HTMLElement | null> }) => {
  const menu = useContext(RootMenuTriggerStateContext);
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    button.current?.focus();
    // React Aria has not seen the press and would assume a screen reader's virtual one: then the list would keep the
    // focus instead of moving it to its first item.
    setInteractionModality(button.current?.matches(':focus-visible') ? 'keyboard' : 'pointer');
    menu?.open('first');
  }, [button, menu]);
  return null;
};

export const Menu = ({ label, items, trigger, defaultOpen = false }: MenuProps) => {
  const button = useRef<HTMLElement>(null);
  return (
    <OverlayLocale>
      <MenuTrigger>
        {defaultOpen && <OpenAtOnce button={button} />}
        <Pressable ref={button}>{trigger ?? <IconButton icon={Ellipsis} label={label} />}</Pressable>
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
};
