import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, lazy, useState } from 'react';
import { IconButton } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';

const Menu = lazy(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }));

/** A menu behind three dots; the code of menus is fetched by the first press. */
export function LazyMenu({ label, items }: { label: string; items: readonly MenuAction[] }) {
  const [isAsked, setAsked] = useState(false);
  const trigger = <IconButton icon={Ellipsis} label={label} onClick={() => setAsked(true)} />;
  if (!isAsked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu label={label} items={items} defaultOpen />
    </Suspense>
  );
}
