import { useTranslation } from '@barg/runtime/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { Text } from '../text/text.tsx';
import { ListFoot } from './infinite-list.styles.ts';
import { useInView } from './use-in-view.ts';

interface InfiniteListProps {
  hasMore: boolean;
  /** A page is on its way, the next one or that of a retry. */
  isLoading: boolean;
  /** How the last page could not be read, see `nextPages` of the session; null when it could. */
  failure: { message?: string } | null;
  /** Asks for the next page; not called while one is on its way, nor after a failure. */
  onMore: () => void;
  /** Asks again for what failed, on a press only. */
  onRetry: () => void;
  children: ReactNode;
}

const MoreSentinel = ({ isLoading, onMore }: Pick<InfiniteListProps, 'isLoading' | 'onMore'>) => {
  const { t } = useTranslation('ui');
  // After a page shorter than the screen the sentinel is still in view: pausing while loading makes the observer report
  // again.
  const sentinel = useInView<HTMLDivElement>(onMore, { isPaused: isLoading });
  return (
    <ListFoot ref={sentinel}>
      <Inline justify="center">
        <Button variant="quiet" isLoading={isLoading} onClick={onMore}>
          {t('showMore')}
        </Button>
      </Inline>
    </ListFoot>
  );
};

interface MoreFailureProps extends Pick<InfiniteListProps, 'isLoading' | 'onRetry'> {
  message: string | undefined;
}

const MoreFailure = ({ message, isLoading, onRetry }: MoreFailureProps) => {
  const { t } = useTranslation('ui');
  return (
    <Inline justify="center" role="alert">
      <Text tone="muted">{message || t('error.title')}</Text>
      <Button isLoading={isLoading} onClick={onRetry}>
        {t('retry')}
      </Button>
    </Inline>
  );
};

/**
 * Loads the next page before its end is visible; there is also a button, for who gets there first. After a failure only
 * a press asks again: the end of the list is still near, so that an offline page would ask without end.
 */
export const InfiniteList = ({ hasMore, isLoading, failure, onMore, onRetry, children }: InfiniteListProps) => (
  <>
    {children}
    {failure && (
      <ListFoot>
        <MoreFailure message={failure.message} isLoading={isLoading} onRetry={onRetry} />
      </ListFoot>
    )}
    {hasMore && !failure && <MoreSentinel isLoading={isLoading} onMore={onMore} />}
  </>
);

interface MoreByPressProps extends Omit<InfiniteListProps, 'children'> {
  /** What the button says: what it brings. */
  label: string;
  /** As the button's. */
  size?: 'md' | 'sm';
}

/**
 * The next page of a list that goes on by a press alone, because something stands below it, or it grows at its beginning.
 * The same props as of {@link InfiniteList}.
 */
export const MoreByPress = ({ hasMore, isLoading, failure, onMore, onRetry, label, size }: MoreByPressProps) => {
  if (failure) return <MoreFailure message={failure.message} isLoading={isLoading} onRetry={onRetry} />;
  if (!hasMore) return null;
  return (
    <Button variant="quiet" size={size} isLoading={isLoading} onClick={onMore}>
      {label}
    </Button>
  );
};
