import Bookmark from 'lucide-react/icons/bookmark';
import LinkIcon from 'lucide-react/icons/link';
import type { PerformerProfile } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { LazyMenu } from '../../../shared/page/lazy-menu.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { useToastOnFailure } from '../../../shared/page/use-toast-on-failure.ts';
import { useBlock } from '../../../entities/moderation/hooks/use-block.ts';
import { useCopyLink } from '../../../shared/page/use-copy-link.ts';
import { useMembersOnly } from '../../../shared/page/use-members-only.ts';
import { useReport } from '../../../entities/moderation/hooks/use-report.ts';
import { useToldCounts } from '../../../entities/reaction/hooks/use-told-counts.ts';
import { useBookmarkPerformerMutation } from '../api/bookmark-performer.ts';

export function ProfileMenu({ performer }: { performer: PerformerProfile }) {
  const { t } = useTranslation('feed');
  const asMember = useMembersOnly();
  const attempt = useToastOnFailure();
  const copyLink = useCopyLink();
  const { _id: performerId, name, username, isBookmarked } = performer;
  const [bookmark] = useBookmarkPerformerMutation();
  useToldCounts();
  const report = useReport({ type: 'performer', _id: performerId, performer }, performerId);
  const block = useBlock(performer);
  return (
    <LazyMenu
      variant="media"
      label={t('profile.menu', { name })}
      items={[
        { id: 'copy', label: t('link.copy'), icon: LinkIcon, onSelect: () => void copyLink(paths.profile(username)) },
        {
          id: 'bookmark',
          label: t(isBookmarked ? 'post.unbookmark' : 'post.bookmark'),
          icon: Bookmark,
          onSelect: () =>
            asMember(() => void attempt(bookmark({ performerId, isBookmarked: !isBookmarked }).unwrap()), {
              kind: 'react',
              action: 'bookmark',
              type: 'performer',
              id: performerId,
            }),
        },
        ...report,
        ...block,
      ]}
    />
  );
}
