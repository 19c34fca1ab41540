import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, media, Skeleton, space, useDebouncedValue } from '@barg/ui-kit';
import { SearchField, SelectField } from '@barg/ui-kit/fields';
import styled from 'styled-components';
import { EVERY_STATE, ORDER_STATES, type SoldFilters as Filters } from '../hooks/use-sold-filters.ts';

const Bar = styled.div`
  display: grid;
  /* A day with its calendar needs so much. */
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  align-items: end;
  gap: ${space[3]};

  > :first-child,
  > :nth-child(2) {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) repeat(3, minmax(140px, 170px));

    > :first-child,
    > :nth-child(2) {
      grid-column: auto;
    }
  }
`;

/** Days come with a calendar, which the list can be read without. */
const OrderDays = lazyPart(() => import('./order-days.tsx'), {
  waiting: () => (
    <>
      <Skeleton height={72} />
      <Skeleton height={72} />
    </>
  ),
});

/** What narrows the orders down. */
export function SoldFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('creator-studio');
  const states = ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) }));
  return (
    <Bar>
      <SearchWords value={filters.get('q')} onChange={(words) => filters.set('q', words)} />
      <SelectField
        label={t('orders.byStatus')}
        options={[...states, { value: EVERY_STATE, label: t('orders.everyStatus') }]}
        value={filters.status}
        onChange={({ target }) => filters.set('status', target.value)}
      />
      <OrderDays filters={filters} />
    </Bar>
  );
}

/** Asks when the writer pauses, or at once by Enter. */
function SearchWords({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const { t } = useTranslation('creator-studio');
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // All filters were taken away at once, the words with them.
  if (value !== known) {
    setKnown(value);
    if (value === '') setText('');
  }
  const rested = useDebouncedValue(text);
  const handlePause = useEffectEvent(() => {
    if (rested === text && text !== value) onChange(text);
  });
  useEffect(() => handlePause(), [rested]);
  return <SearchField label={t('orders.search')} value={text} onChange={setText} onSubmit={() => onChange(text)} />;
}
