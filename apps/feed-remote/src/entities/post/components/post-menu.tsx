import Bookmark from 'lucide-react/icons/bookmark';
import LinkIcon from 'lucide-react/icons/link';
import type { FeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { LazyMenu } from '../../../shared/page/lazy-menu.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { useReport } from '../../moderation/hooks/use-report.ts';
import { useShare } from '../../../shared/page/use-share.ts';
import { useCopyLink } from '../../../shared/page/use-copy-link.ts';
import { useReaction } from '../hooks/use-reaction.ts';

export function PostMenu({ post }: { post: FeedPost }) {
  const { t } = useTranslation('feed');
  const copyLink = useCopyLink();
  const share = useShare();
  const toggleBookmark = useReaction(post, 'bookmark');
  const { _id, performer } = post;
  const report = useReport({ type: 'feed', _id, performer }, performer._id);
  return (
    <LazyMenu
      label={t('post.menu')}
      items={[
        ...share(paths.post(post._id), t('post.title', { name: performer.name })),
        { id: 'copy', label: t('link.copy'), icon: LinkIcon, onSelect: () => void copyLink(paths.post(post._id)) },
        {
          id: 'bookmark',
          label: t(post.isBookmarked ? 'post.unbookmark' : 'post.bookmark'),
          icon: Bookmark,
          onSelect: toggleBookmark,
        },
        ...report,
      ]}
    />
  );
}
