import { lazyPart, layout, Skeleton } from '@barg/ui-kit';

const OneWaiting = () => <Skeleton height={layout.field} />;
const TwoWaiting = () => (
  <>
    <Skeleton height={layout.field} />
    <Skeleton height={layout.field} />
  </>
);

// A lent module is evaluated as a whole: from the pickers, these would come with lists of countries and with forms.

/** `DayFilter` of the pickers, whose calendar is fetched for it alone. */
export const DayFilter = lazyPart(async () => ({ default: (await import('../pickers/day-filter.tsx')).DayFilter }), {
  waiting: OneWaiting,
});

/** `DayRangeFilter` of the pickers, whose calendar is fetched for it alone: two fields, for the grid of the filters. */
export const DayRangeFilter = lazyPart(
  async () => ({ default: (await import('../pickers/day-filter.tsx')).DayRangeFilter }),
  { waiting: TwoWaiting },
);
