import { useEffect, useEffectEvent } from 'react';

/** Ctrl+Shift+O, on every system; Cmd+Shift+O on a Mac as well. By the key's place: layouts put other letters there. */
const isPanelKey = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  code === 'KeyO' && shiftKey && (ctrlKey || metaKey) && !altKey;

/** Listens for the key of the developer's panel, where there is one, and says so on the page. */
export function usePanelKey(isWanted: boolean, onPress: () => void): void {
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!isWanted) return undefined;
    const handleKey = (event: KeyboardEvent): void => {
      if (!isPanelKey(event)) return;
      // Chrome opens its bookmarks by it.
      event.preventDefault();
      press();
    };
    document.addEventListener('keydown', handleKey);
    document.documentElement.setAttribute('data-panel-key', 'Control+Shift+O');
    return () => {
      document.removeEventListener('keydown', handleKey);
      document.documentElement.removeAttribute('data-panel-key');
    };
  }, [isWanted]);
}
