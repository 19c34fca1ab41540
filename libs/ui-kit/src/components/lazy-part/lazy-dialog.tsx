import { useTranslation } from '@barg/runtime/i18n';
import { Suspense, lazy, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useToast } from '../toast/toast.tsx';
import { PartBoundary } from './part-boundary.tsx';

function NotFetched({ onTold }: { onTold: () => void }) {
  const { t } = useTranslation('ui');
  const toast = useToast();
  const tell = useEffectEvent(() => {
    toast(t('error.message'), { tone: 'danger' });
    onTold();
  });
  useEffect(() => tell(), []);
  return null;
}

/**
 * A dialog whose code loads when it is first rendered. A failed load shows a toast and closes the dialog, leaves the
 * rest of the page alone, and is tried again the next time.
 *
 * @example const DeleteDialog = lazyDialog(() => import('./delete-dialog.tsx')); {isAsked && <DeleteDialog onClose={()
 * => setAsked(false)} />}
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  let latest: ComponentType<Props> = lazy(load);
  return function LazyDialog(props: Props) {
    const [Dialog] = useState(() => latest);
    const handleTold = (): void => {
      latest = lazy(load);
      props.onClose();
    };
    return (
      <PartBoundary fallback={() => <NotFetched onTold={handleTold} />}>
        <Suspense fallback={null}>
          <Dialog {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}
