import { useState, type KeyboardEvent } from 'react';

interface Options {
  /** How many there are. */
  count: number;
  /** One was chosen by the keyboard. */
  onChoose: (index: number) => void;
  onClose: () => void;
}

const NONE = -1;

/**
 * Which option of a list below a field is active, by the keys of the combobox pattern: the focus stays in the field,
 * the arrows go round through the list and back to the field, Enter chooses, Escape closes.
 */
export const useActiveOption = ({ count, onChoose, onClose }: Options) => {
  const [index, setIndex] = useState(NONE);
  // Another list, and the option is another or gone.
  const active = index < count ? index : NONE;
  const step = (by: 1 | -1): void => {
    const places = count + 1;
    setIndex(((active + 1 + by + places) % places) - 1);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing || count === 0) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && active !== NONE) onChoose(active);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };
  return { active, onKeyDown, reset: () => setIndex(NONE) };
};
