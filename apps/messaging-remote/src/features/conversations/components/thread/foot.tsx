import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '@barg/ui-kit';
import { useAct } from '../../hooks/use-act.ts';
import { Composer } from './composer.tsx';

const EditComposer = lazyPart(() => import('./acts/edit-composer.tsx'));

/** Where a message is written, or an own one is changed. */
export function Foot(props: ComponentProps<typeof Composer>) {
  const { act, end } = useAct(props.conversationId);
  if (act?.kind !== 'edit') return <Composer {...props} />;
  return (
    <Suspense fallback={<Composer {...props} />}>
      <EditComposer key={act.message._id} message={act.message} onClose={end} />
    </Suspense>
  );
}
