import { useEffect, useState } from 'react';
import { useSearchParams } from '@barg/runtime/router';

/** Long enough for the next letter, short enough to feel at once. */
const PAUSE_MS = 300;

/** What is searched for. It lives in the address; typing reaches it after a pause, without filling the history. */
export const useSearchWords = () => {
  const [query, setQuery] = useSearchParams();
  const q = query.get('q') ?? '';
  /** Typed and not in the address yet. */
  const [draft, setDraft] = useState<string | null>(null);

  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => {
      setQuery(draft ? { q: draft } : {}, { replace: true });
      setDraft(null);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft, setQuery]);

  return { text: draft ?? q, words: q.trim(), setText: setDraft };
};
