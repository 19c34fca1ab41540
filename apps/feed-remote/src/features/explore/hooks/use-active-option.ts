import { useState, type KeyboardEvent } from 'react';

interface Options {
  /** The number of options. */
  count: number;
  /** Called when an option is chosen by the keyboard. */
  onChoose: (index: number) => void;
  onClose: () => void;
}

const NONE = -1;

/**
 * The active option of a listbox, by the keys of the combobox pattern: the focus stays in the field,
 * arrows cycle through the options and the field, Enter chooses, Escape closes.
 */
export const useActiveOption = ({ count, onChoose, onClose }: Options) => {
  const [index, setIndex] = useState(NONE);
  // Reset by another list, in which the option may not exist.
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
