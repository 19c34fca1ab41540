import ArrowUp from 'lucide-react/icons/arrow-up';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, useFormat } from '@barg/ui-kit';
import { useServerEvent } from '../../../shared/page/use-server-event.ts';
import type { PostSource } from '../../../entities/post/api/post-pages.ts';
import { usePostPages } from '../../../entities/post/hooks/use-post-pages.ts';
import { PillPlace } from './home.styles.ts';

const POST = '/posts/';

/** Shows the number of new posts; a press loads them and scrolls to the top. The list never changes by itself. */
export default function NewPostsPill({ source }: { source: PostSource }) {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { items, refresh } = usePostPages(source);
  // A set of links: repeated events count once, and posts that the list has loaded since are not new.
  const [told, setTold] = useState<readonly string[]>([]);
  useServerEvent('notification.created', ({ data: { notification } }) => {
    const { kind, link } = notification;
    if (kind === 'post' && link?.startsWith(POST)) setTold((links) => [...new Set([...links, link])]);
  });
  const count = told.filter((link) => !items?.some(({ _id }) => link === `${POST}${_id}`)).length;
  const handleClick = (): void => {
    setTold([]);
    refresh();
    window.scrollTo({ top: 0, behavior: 'smooth' });
  };
  return (
    <PillPlace role="status">
      {count > 0 && (
        <Button variant="primary" size="sm" icon={ArrowUp} onClick={handleClick}>
          {t('home.newPosts', { count, amount: format.number(count) })}
        </Button>
      )}
    </PillPlace>
  );
}
