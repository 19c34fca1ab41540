import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '@barg/ui-kit';

interface MenuPlaceProps {
  label: string;
  /** The menu, open as soon as it is drawn: it may be a `lazy` one. */
  children: ReactNode;
}

/** The button of a menu that is mounted at the first press, so that a list of rows loads no menu code. */
export function MenuPlace({ label, children }: MenuPlaceProps) {
  const [isAsked, setAsked] = useState(false);
  const button = <IconButton icon={Ellipsis} label={label} onClick={() => setAsked(true)} />;
  return isAsked ? <Suspense fallback={button}>{children}</Suspense> : button;
}
