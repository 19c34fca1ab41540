import { lazyPart } from '@barg/ui-kit';
import { Suspense } from 'react';
import { Viewers } from '../../../../shared/layout/screen-badges.tsx';
import type { StreamChat } from '../../api/chat-state.ts';

const ViewersButton = lazyPart(async () => ({ default: (await import('./viewers-button.tsx')).ViewersButton }));

/** Shows the number of viewers as a button to those who keep order; undefined for others. */
export const viewersFor = (streamId: string, role: StreamChat['you']['role'] | undefined) =>
  role === 'performer' || role === 'moderator'
    ? (count: number) => (
        <Suspense fallback={<Viewers count={count} />}>
          <ViewersButton streamId={streamId} count={count} role={role} />
        </Suspense>
      )
    : undefined;
