import { Suspense, lazy, useState } from 'react';
import { IconButton, type LucideIcon } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';

const Menu = lazy(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }));

interface LazyMenuProps {
  icon: LucideIcon;
  label: string;
  items: readonly MenuAction[];
}

/** A menu behind an icon; the code of menus is fetched by the first press. */
export function LazyMenu({ icon, label, items }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const trigger = <IconButton icon={icon} label={label} onClick={() => setAsked(true)} />;
  if (!isAsked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu label={label} items={items} trigger={<IconButton icon={icon} label={label} />} defaultOpen />
    </Suspense>
  );
}
