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
  // A page shorter than the screen leaves the sentinel in view; pausing while it loads makes it look again after.
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

/** Fetches the next page before the end comes into sight; the button serves those who get there first. */
export const InfiniteList = ({ hasMore, isLoading, onMore, children }: InfiniteListProps) => (
  <>
    {children}
    {hasMore && <MoreSentinel isLoading={isLoading} onMore={onMore} />}
  </>
);
