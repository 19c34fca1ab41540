import { useDebouncedValue } from '@barg/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { SearchField } from './search-field.tsx';

interface SearchFilterProps {
  label: string;
  /** The words that the list is narrowed down by now. */
  value: string;
  onChange: (words: string) => void;
}

/** The search field of a list: asks when the writer pauses, or at once by Enter. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [known, setKnown] = useState(value);
  const rested = useDebouncedValue(text);
  if (rested === text && text !== asked) setAsked(text);
  if (value !== known) {
    setKnown(value);
    // A way back, or all filters taken away. What was asked for here stays: more may be written of it by now.
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }
  const handleAsked = useEffectEvent(() => {
    if (asked !== value) onChange(asked);
  });
  useEffect(() => handleAsked(), [asked]);
  return <SearchField label={label} value={text} onChange={setText} onSubmit={() => setAsked(text)} />;
}
