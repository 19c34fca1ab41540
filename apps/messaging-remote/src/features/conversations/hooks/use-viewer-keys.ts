import { useEffect, useEffectEvent } from 'react';
import { useUi } from '@barg/ui-kit';

interface ViewerPlace {
  current: number;
  last: number;
  turnTo: (index: number) => void;
}

/** Keys of a viewer: arrows in the order of reading, Home, End. Escape is the overlay's. */
export const useViewerKeys = ({ current, last, turnTo }: ViewerPlace): void => {
  const { dir } = useUi();
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [forward, back] = dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    const goals: Record<string, number> = { [`${forward}`]: current + 1, [`${back}`]: current - 1, Home: 0, End: last };
    const goal = goals[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    turnTo(goal);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => handleKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
