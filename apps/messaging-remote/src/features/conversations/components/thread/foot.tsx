import { Suspense, type ComponentProps } from 'react';
import type { Message } from '@barg/api-client/models';
import { lazyPart } from '@barg/ui-kit';
import { useAct } from '../../hooks/use-act.ts';
import { Composer } from './composer.tsx';

const EditComposer = lazyPart(() => import('./acts/edit-composer.tsx'));

interface FootProps extends ComponentProps<typeof Composer> {
  /** The messages that are shown: one that is being changed may be changed or deleted in another window. */
  items: readonly Message[];
  /** The messages are not what the server has. */
  onStale: () => void;
}

/** Where a message is written, or an own one is changed. */
export function Foot({ items, onStale, ...props }: FootProps) {
  const { act, end } = useAct(props.conversationId);
  if (act?.kind !== 'edit') return <Composer {...props} />;
  return (
    <Suspense fallback={<Composer {...props} />}>
      <EditComposer
        key={act.message._id}
        message={act.message}
        live={items.find(({ _id }) => _id === act.message._id)}
        {...{ onStale }}
        onClose={end}
      />
    </Suspense>
  );
}
