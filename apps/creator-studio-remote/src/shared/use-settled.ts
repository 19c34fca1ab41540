import { useEffect, useState } from 'react';

const PAUSE_MS = 300;

/** What is typed, once nobody has typed for a moment: so that not every letter asks the server. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
