import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { QueryError } from '@barg/session';
import { Button, InfiniteList, Inline, Text } from '@barg/ui-kit';

/** How a list loads more, see {@link usePages}. */
export interface More {
  hasMore: boolean;
  isLoading: boolean;
  /** Of the page that could not be loaded. */
  failure: QueryError | null;
  onMore: () => void;
}

/**
 * Infinite scrolling. After a failure only a press of the button loads again, so that an offline page does not retry in
 * a loop.
 */
export function MoreOnScroll({ hasMore, isLoading, failure, onMore, children }: More & { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <>
      <InfiniteList hasMore={hasMore && !failure} isLoading={isLoading} onMore={onMore}>
        {children}
      </InfiniteList>
      {failure && (
        <Inline justify="center" role="alert">
          <Text tone="muted">{failure.message || t('ui:error.title')}</Text>
          <Button onClick={onMore}>{t('ui:retry')}</Button>
        </Inline>
      )}
    </>
  );
}
