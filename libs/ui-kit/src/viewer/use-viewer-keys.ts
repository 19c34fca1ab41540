import { useEffect, useEffectEvent } from 'react';
import { useUi } from '@barg/ui-kit';

interface ViewerActions {
  last: number;
  turnTo: (index: number) => void;
  turnBy: (by: number) => void;
  enlarge: () => void;
  shrink: () => void;
  rotate: () => void;
}

/**
 * Keys of a viewer: arrows in the order of reading, Home, End, plus, minus, and R for a quarter turn. Escape is the
 * overlay's.
 */
export const useViewerKeys = ({ last, turnTo, turnBy, enlarge, shrink, rotate }: ViewerActions): void => {
  const { dir } = useUi();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // A player inside handles its own keys.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const actions: Record<string, () => void> = {
      [`${forward}`]: () => turnBy(1),
      [`${back}`]: () => turnBy(-1),
      Home: () => turnTo(0),
      End: () => turnTo(last),
      '+': enlarge,
      '=': enlarge,
      '-': shrink,
    };
    // By `code`: on Persian and Arabic keyboards `key` is another letter.
    const act = event.code === 'KeyR' ? rotate : actions[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
