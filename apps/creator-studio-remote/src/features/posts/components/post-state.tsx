import Pin from 'lucide-react/icons/pin';
import type { OwnFeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Icon, Inline, Text, Time, useFormat } from '@barg/ui-kit';
import { FilesState } from '../../../shared/files-state.tsx';

/** When a post came or comes, when it goes, and what else there is to know of its state. */
export function PostState({ post }: { post: OwnFeedPost }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const { state, expiresAt, publishedAt, files } = post;
  const isPreparing = files.some(({ status }) => status === 'pending' || status === 'processing');
  return (
    <Inline gap={2}>
      {post.isPinned && <Icon icon={Pin} size={14} label={t('posts.isPinned')} />}
      {state !== 'published' && <Badge variant="status">{t(`posts.states.${state}`)}</Badge>}
      <Text as="span" size="caption" tone="faint">
        {state === 'scheduled' ? format.dateTime(publishedAt) : <Time value={publishedAt} />}
      </Text>
      {expiresAt && state !== 'expired' && (
        <Text as="span" size="caption" tone="faint">
          {t('posts.until', { when: format.dateTime(expiresAt) })}
        </Text>
      )}
      <FilesState isPreparing={isPreparing} hasFailed={files.some(({ status }) => status === 'failed')} />
    </Inline>
  );
}
