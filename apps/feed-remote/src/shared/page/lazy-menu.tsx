import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { IconButton, lazyPart, SMALL_PART } from '@barg/ui-kit';
import type { MenuAction } from '@barg/ui-kit/overlays';

const Menu = lazyPart(async () => ({ default: (await import('@barg/ui-kit/overlays')).Menu }), SMALL_PART);

interface LazyMenuProps {
  label: string;
  items: readonly MenuAction[];
  /** `media` on a picture. */
  variant?: 'plain' | 'media';
}

/** A menu behind three dots, whose code loads with the first press. */
export function LazyMenu({ label, items, variant = 'plain' }: LazyMenuProps) {
  const [isAsked, setAsked] = useState(false);
  const button = { icon: Ellipsis, label, variant };
  const trigger = <IconButton {...button} onClick={() => setAsked(true)} />;
  if (!isAsked) return trigger;
  return (
    <Suspense fallback={trigger}>
      <Menu label={label} items={items} trigger={<IconButton {...button} />} defaultOpen />
    </Suspense>
  );
}
