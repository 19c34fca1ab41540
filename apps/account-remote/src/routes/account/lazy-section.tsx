import type { ComponentType } from 'react';
import { Skeleton, Stack, lazyPart } from '@barg/ui-kit';

const Waiting = () => (
  <Stack>
    <Skeleton height={180} />
    <Skeleton height={320} />
  </Stack>
);

/** A lazy section of the account. */
export const lazySection = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazyPart(load, { waiting: () => <Waiting /> });
