import { useCallback, useEffect, useRef, useState } from 'react';
import { useToast } from '@barg/ui-kit';

/**
 * Why an act was refused, for the dialog that asked for it. The page reads again what has changed meanwhile, which may
 * take the dialog away with its button: then a toast says what nobody could read.
 */
export function useRefusal() {
  const toast = useToast();
  const [refusal, setRefusal] = useState<string>();
  const unread = useRef<string>(undefined);
  const isShown = useRef(false);
  const tell = useCallback(
    (message: string): void => {
      if (!isShown.current) return toast(message, { tone: 'danger' });
      unread.current = message;
      setRefusal(message);
    },
    [toast],
  );
  const forget = useCallback((): void => {
    unread.current = undefined;
    setRefusal(undefined);
  }, []);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      if (unread.current !== undefined) toast(unread.current, { tone: 'danger' });
    };
  }, [toast]);
  return { refusal, tell, forget };
}
