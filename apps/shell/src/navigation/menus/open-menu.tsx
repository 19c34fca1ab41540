import { IconButton, type LucideIcon } from '@barg/ui-kit';
import { Menu, type MenuAction } from '@barg/ui-kit/overlays';

export interface OpenMenuProps {
  icon: LucideIcon;
  label: string;
}

/** A menu behind an icon, open from the start: it was pressed before its code was there. */
export const OpenMenu = ({ icon, label, items }: OpenMenuProps & { items: readonly MenuAction[] }) => (
  <Menu label={label} items={items} trigger={<IconButton icon={icon} label={label} />} defaultOpen />
);
