import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, InfiniteList, Inline } from '@barg/ui-kit';

/** How a list loads more, see {@link usePages}. */
export interface More {
  hasMore: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  onMore: () => void;
}

/**
 * Infinite scrolling. After a failure only a press of the button loads again, so that an offline page does not retry in
 * a loop.
 */
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
