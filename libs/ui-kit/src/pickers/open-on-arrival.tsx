import { useContext, useEffect, useRef } from 'react';
import { ComboBoxStateContext } from 'react-aria-components/ComboBox';

/**
 * Opens the list when options load after somebody has typed: React Aria opens it on
 * key presses only. A list that was closed since then stays closed.
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
    // Has no effect while no option matches, or before the list has rendered them: repeated at the next change.
    else if (isAwaited.current && count > 0) state.open(null, 'input');
  });
  return null;
};
