import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button } from '@barg/ui-kit';
import { useServerEvent } from '../../../shared/page/use-server-event.ts';
import type { PostSource } from '../../../shared/posts/api/post-pages.ts';
import { usePostPages } from '../../../shared/posts/hooks/use-post-pages.ts';
import { PillPlace } from './home.styles.ts';

/** Tells that someone has published; a press brings the posts and goes up to them. The list never moves by itself. */
export function NewPostsPill({ source }: { source: PostSource }) {
  const { t } = useTranslation('feed');
  const { refetch } = usePostPages(source);
  const [hasNew, setHasNew] = useState(false);
  useServerEvent('notification.created', ({ data }) => {
    if (data.notification.kind === 'post') setHasNew(true);
  });
  const handleClick = (): void => {
    setHasNew(false);
    refetch();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <PillPlace role="status">
      {hasNew && (
        <Button variant="primary" size="sm" icon={ArrowUp} onClick={handleClick}>
          {t('home.newPosts')}
        </Button>
      )}
    </PillPlace>
  );
}
