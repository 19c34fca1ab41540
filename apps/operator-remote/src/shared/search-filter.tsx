import { useEffect, useState } from 'react';
import { SearchField } from '@barg/ui-kit/fields';

const PAUSE_MS = 300;

interface SearchFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search that asks when the writer pauses, or at once by Enter. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [text, setText] = useState(value);
  useEffect(() => {
    if (text === value) return undefined;
    const timer = setTimeout(() => onChange(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return <SearchField label={label} value={text} onChange={setText} onSubmit={() => onChange(text)} />;
}
