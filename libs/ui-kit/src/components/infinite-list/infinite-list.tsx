import { useTranslation } from '@barg/runtime/i18n';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Inline } from '../layout/layout.tsx';
import { useInView } from './use-in-view.ts';

interface InfiniteListProps {
  hasMore: boolean;
  isLoading: boolean;
  /** Asks for the next page; not called while one is on its way. */
  onMore: () => void;
  children: ReactNode;
}

const MoreSentinel = ({ isLoading, onMore }: Pick<InfiniteListProps, 'isLoading' | 'onMore'>) => {
  const { t } = useTranslation('ui');
  // After a page shorter than the screen the sentinel is still in view: pausing while loading makes the observer report
  // again.
  const sentinel = useInView<HTMLDivElement>(onMore, { isPaused: isLoading });
  return (
    <div ref={sentinel}>
      <Inline justify="center">
        <Button variant="quiet" isLoading={isLoading} onClick={onMore}>
          {t('showMore')}
        </Button>
      </Inline>
    </div>
  );
};

/** Loads the next page before its end is visible; there is also a button, for who gets there first. */
export const InfiniteList = ({ hasMore, isLoading, onMore, children }: InfiniteListProps) => (
  <>
    {children}
    {hasMore && <MoreSentinel isLoading={isLoading} onMore={onMore} />}
  </>
);
