import { useState } from 'react';
import { hasRoom } from '@barg/ui-kit';
import type { WindowPlace } from './small-window.styles.ts';

const opposite: Record<WindowPlace, WindowPlace> = { top: 'bottom', bottom: 'top' };

/** The position before it is moved, by the size of the screen. */
const otherThanFirst = (): WindowPlace => (hasRoom('tablet') ? 'top' : 'bottom');

/** Where a small window stands, and how it is moved out of the way; null: where the screen's size puts it. */
export function useWindowPlace() {
  const [place, setPlace] = useState<WindowPlace | null>(null);
  return { place, move: () => setPlace(place === null ? otherThanFirst() : opposite[place]) };
}
