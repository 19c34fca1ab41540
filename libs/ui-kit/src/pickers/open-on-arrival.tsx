import { useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Opens the list when options come to a field in which somebody has typed before there were any: React Aria opens it at
 * a key, and none follows. A list that was closed since stays closed.
 */
export const OpenOnArrival = ({ count }: { count: number }) => {
  const state = useContext(ComboBoxStateContext);
  const typed = useRef(state?.inputValue);
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!state) return;
    const { isFocused, isOpen, inputValue } = state;
    const isTyped = inputValue !== typed.current;
    typed.current = inputValue;
    if (!isFocused || isOpen || inputValue === '') isAwaited.current = false;
    else if (isTyped && count === 0) isAwaited.current = true;
    // Does nothing while none of them fits, or the list has not taken them in: it is asked again at the next change.
    else if (isAwaited.current && count > 0) state.open(null, 'input');
  });
  return null;
};
