import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, media, Skeleton, space, layout } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import styled from 'styled-components';
import { EVERY_STATE, ORDER_STATES, type SoldFilters as Filters } from '../hooks/use-sold-filters.ts';

const Bar = styled.div`
  display: grid;
  /* A day with its calendar needs so much. */
  grid-template-columns: repeat(auto-fit, minmax(min(150px, 100%), 1fr));
  align-items: end;
  /* What is told below a field moves no other field down. */
  &:has([slot='errorMessage']) {
    align-items: start;
  }
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
      <Skeleton height={layout.field} />
      <Skeleton height={layout.field} />
    </>
  ),
});

/** What narrows the orders down. */
export function SoldFilters({ filters }: { filters: Filters }) {
  const { t } = useTranslation('creator-studio');
  const states = ORDER_STATES.map((value) => ({ value, label: t(`orders.states.${value}`) }));
  return (
    <Bar>
      <SearchFilter label={t('orders.search')} value={filters.get('q')} onChange={(q) => filters.set('q', q)} />
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
