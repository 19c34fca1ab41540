import RotateCw from 'lucide-react/icons/rotate-cw';
import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useIsStarting } from '@barg/session';
import { IconButton, lazyPart, VisuallyHidden, OPTIONAL_PART } from '@barg/ui-kit';
import type { Refreshing } from './refreshing.ts';

const PullToRefresh = lazyPart(() => import(/* webpackChunkName: "news" */ './pull-to-refresh.tsx'), OPTIONAL_PART);

const hasTouch = (): boolean => navigator.maxTouchPoints > 0;

/** Reloads a list: by a button, and by pulling the page down on touch screens. */
export function Refresh({ refresh, isRefreshing }: Refreshing) {
  const { t } = useTranslation('feed');
  const isStarting = useIsStarting();
  return (
    <>
      <IconButton icon={RotateCw} size="sm" label={t('list.refresh')} aria-busy={isRefreshing} onClick={refresh} />
      <VisuallyHidden role="status">{isRefreshing && t('list.refreshing')}</VisuallyHidden>
      {!isStarting && hasTouch() && (
        <Suspense fallback={null}>
          <PullToRefresh refresh={refresh} isRefreshing={isRefreshing} />
        </Suspense>
      )}
    </>
  );
}
