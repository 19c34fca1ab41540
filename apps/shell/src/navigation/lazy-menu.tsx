import { useState } from 'react';
import { IconButton, type LucideIcon } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';
import { lazyPart } from '../remotes/lazy-part.tsx';

interface LazyMenuProps {
  icon: LucideIcon;
  label: string;
  /** Asked for when the menu is drawn: names of languages, for one, are not free. */
  items: () => readonly MenuAction[];
}

const OpenMenu = lazyPart<LazyMenuProps>(
  async () => {
    const { Menu } = await import('@barg/ui-kit/overlays');
    return {
      default: ({ icon, label, items }) => (
        <Menu label={label} items={items()} trigger={<IconButton icon={icon} label={label} />} defaultOpen />
      ),
    };
  },
  {
    waiting: ({ icon, label }) => <IconButton icon={icon} label={label} />,
    failed: (retry, { icon, label }) => <IconButton icon={icon} label={label} onClick={retry} />,
  },
);

/** A menu behind an icon; the code of menus is fetched by the first press, or by the next when it did not come. */
export function LazyMenu({ icon, label, items }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return <OpenMenu icon={icon} label={label} items={items} />;
  return <IconButton icon={icon} label={label} onClick={() => setAsked(true)} />;
}
