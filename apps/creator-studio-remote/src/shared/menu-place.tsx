import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '@barg/ui-kit';

interface MenuPlaceProps {
  label: string;
  /** The menu, open as soon as it is drawn: it may be a `lazy` one. */
  children: ReactNode;
}

/** The three dots of a menu, which is drawn by the first press: a list of rows brings no code of menus, and none open. */
export function MenuPlace({ label, children }: MenuPlaceProps) {
  const [isAsked, setAsked] = useState(false);
  const button = <IconButton icon={Ellipsis} label={label} onClick={() => setAsked(true)} />;
  return isAsked ? <Suspense fallback={button}>{children}</Suspense> : button;
}
