import { Skeleton, Stack } from '@barg/ui-kit';

/** As high as two plans, the button and the line below it. */
export const SubscriptionSkeleton = () => (
  <Stack gap={3} aria-busy>
    <Skeleton height={72} />
    <Skeleton height={72} />
    <Skeleton height={48} radius="pill" />
    <Skeleton height={20} />
  </Stack>
);
