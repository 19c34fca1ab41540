import { useEffect, useEffectEvent, useState } from 'react';
import { Skeleton, lazyPart, media, space, useDebouncedValue } from '@barg/ui-kit';
import { SearchField } from '@barg/ui-kit/fields';
import styled from 'styled-components';

/** The search field of a list, with the other filters below it. */
export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 46%), 1fr));
  align-items: end;
  gap: ${space[3]};

  > :first-child {
    grid-column: 1 / -1;
  }

  ${media.belowTablet} {
    /* One choice beside two days: the days stay side by side. */
    > :nth-child(2):nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

/** Loaded later, because the calendar is large and only this needs it. */
export const DayFields = lazyPart(() => import('./day-fields.tsx'), {
  waiting: () => (
    <>
      <Skeleton height={72} />
      <Skeleton height={72} />
    </>
  ),
});

interface SearchWordsProps {
  label: string;
  value: string;
  onChange: (words: string) => void;
}

/** A search field, debounced or submitted by Enter. */
export function SearchWords({ label, value, onChange }: SearchWordsProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // All filters were reset, so the field is cleared too.
  if (value !== known) {
    setKnown(value);
    if (value === '') setText('');
  }
  const rested = useDebouncedValue(text);
  const handlePause = useEffectEvent(() => {
    if (rested === text && text !== value) onChange(text);
  });
  useEffect(() => handlePause(), [rested]);
  return <SearchField label={label} value={text} onChange={setText} onSubmit={() => onChange(text)} />;
}
