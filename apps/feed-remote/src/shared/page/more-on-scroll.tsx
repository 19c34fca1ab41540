import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, InfiniteList, Inline } from '@barg/ui-kit';

/** How a list goes on, see {@link usePages}. */
export interface More {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/** A list that grows as its end comes near. After a failure only a press asks again: a broken line stays broken. */
export function MoreOnScroll({ hasMore, isLoading, hasFailed, onMore, children }: More & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <InfiniteList hasMore={hasMore && !hasFailed} isLoading={isLoading} onMore={onMore}>
        {children}
      </InfiniteList>
      {hasFailed && (
        <Inline justify="center">
          <Button onClick={onMore}>{t('ui:retry')}</Button>
        </Inline>
      )}
    </>
  );
}
