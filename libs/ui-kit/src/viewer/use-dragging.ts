import { useEffect, useEffectEvent, type RefObject } from 'react';
import { dragToTurn } from './drag-to-turn.ts';

/** Lets a mouse pull the slides, see `dragToTurn`. */
export const useDragging = (track: RefObject<HTMLElement | null>, turnBy: (by: number) => void): void => {
  const turn = useEffectEvent(turnBy);
  useEffect(() => (track.current ? dragToTurn(track.current, turn) : undefined), [track]);
};
