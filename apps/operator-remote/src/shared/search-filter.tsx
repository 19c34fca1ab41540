import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '@barg/ui-kit';
import { SearchField } from '@barg/ui-kit/fields';

interface SearchFilterProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field, debounced or submitted by Enter. */
export function SearchFilter({ label, value, onChange }: SearchFilterProps) {
  const [text, setText] = useState(value);
  const debounced = useDebouncedValue(text);
  const handlePause = useEffectEvent(() => {
    if (debounced === text && text !== value) onChange(text);
  });
  useEffect(() => handlePause(), [debounced]);
  return <SearchField label={label} value={text} onChange={setText} onSubmit={() => onChange(text)} />;
}
