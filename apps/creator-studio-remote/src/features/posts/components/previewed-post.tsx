import EyeOff from 'lucide-react/icons/eye-off';
import type { PostPreview, PreviewFeedPostAs } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, EmptyState, Grid, Picture, Stack, Text, useFormat, UserText } from '@barg/ui-kit';

/** What somebody else is answered of a post, in the studio's own drawing. */
export function PreviewedPost({ preview: { post, country }, as }: { preview: PostPreview; as: PreviewFeedPostAs }) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  if (!post) return <EmptyState icon={EyeOff} title={t('posts.preview.nothing')} />;
  const files = post.thumbnail ? [post.thumbnail, ...post.files] : post.files;
  return (
    <Stack gap={3}>
      {as === 'blocked-country' && country === null && <Text tone="muted">{t('posts.preview.noCountry')}</Text>}
      <div>
        <Text as="span" weight="medium" dir="auto">
          {post.performer.name}
        </Text>
      </div>
      {post.lockReason && (
        <div>
          <Badge variant="status">{t(`posts.preview.locked.${post.lockReason}`)}</Badge>{' '}
          {post.price > 0 && <bdi>{t('posts.price', { count: post.price, amount: format.tokens(post.price) })}</bdi>}
        </div>
      )}
      {post.teaser && post.isLocked && <UserText text={post.teaser} />}
      {post.text ? (
        <UserText text={post.text} />
      ) : (
        post.isLocked && <Text tone="muted">{t('posts.preview.noText')}</Text>
      )}
      {post.poll && (
        <Text weight="medium" dir="auto">
          {post.poll.question}
        </Text>
      )}
      <Grid as="ul" min={140} gap={2} aria-label={t('composer.files')}>
        {files.map((file) => (
          <li key={file._id}>
            <Picture source={file.thumbnails} thumbhash={file.thumbhash} alt={file.alt} ratio={4 / 3} sizes="140px" />
          </li>
        ))}
      </Grid>
    </Stack>
  );
}
