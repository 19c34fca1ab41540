import { useIsStarting } from '@barg/session';
import type { DayFilters } from '@barg/session/address-filters';
import { Skeleton, lazyPart, media, space, layout } from '@barg/ui-kit';
import styled from 'styled-components';

/** The search field of a list, with the other filters below it. */
export const FilterBar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(150px, 46%), 1fr));
  align-items: end;
  /* What is told below a field moves no other field down. */
  &:has([slot='errorMessage']) {
    align-items: start;
  }
  gap: ${space[3]};

  > :first-child {
    grid-column: 1 / -1;
  }

  /* Two choices beside two days: each pair has a row. */
  &:has(> :nth-child(5):last-child) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.belowTablet} {
    /* One choice beside two days: the days stay side by side. */
    > :nth-child(2):nth-last-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const Waiting = () => (
  <>
    <Skeleton height={layout.field} />
    <Skeleton height={layout.field} />
  </>
);

/** A part of its own, because the calendar is large and only this needs it. */
const LoadedDays = lazyPart(() => import('./day-fields.tsx'), { waiting: Waiting });

/** The days of a list, in their place from the beginning; their code is fetched when the first screen is there. */
export function DayFields({ filters }: { filters: DayFilters }) {
  return useIsStarting() ? <Waiting /> : <LoadedDays filters={filters} />;
}
