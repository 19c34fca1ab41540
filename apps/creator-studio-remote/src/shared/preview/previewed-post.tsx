import EyeOff from 'lucide-react/icons/eye-off';
import type { FeedPost, PostPreview, PreviewFeedPostAs } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { EmptyState, Stack, Text, UserText, UserLine } from '@barg/ui-kit';
import { PreviewedFiles } from './previewed-files.tsx';
import { PreviewedLock } from './previewed-lock.tsx';
import { OptionList } from './preview.styles.ts';

/** The API's answer about a post for another viewer, drawn by the studio. */
export function PreviewedPost({ preview: { post, country }, as }: { preview: PostPreview; as: PreviewFeedPostAs }) {
  const { t } = useTranslation('creator-studio');
  if (!post) return <EmptyState icon={EyeOff} title={t('posts.preview.nothing')} />;
  return (
    <Stack gap={3}>
      {as === 'blocked-country' && country === null && <Text tone="muted">{t('posts.preview.noCountry')}</Text>}
      <div>
        <UserLine as={Text} weight="medium" text={post.performer.name} />
      </div>
      {post.isLocked ? <PreviewedLock post={post} /> : <OpenPost post={post} />}
    </Stack>
  );
}

function OpenPost({ post: { text, poll, thumbnail, files } }: { post: FeedPost }) {
  return (
    <>
      {text && <UserText text={text} />}
      <PreviewedFiles files={thumbnail ? [thumbnail, ...files] : files} />
      {poll && <PreviewedPoll poll={poll} />}
    </>
  );
}

function PreviewedPoll({ poll: { question, options } }: { poll: NonNullable<FeedPost['poll']> }) {
  const { t } = useTranslation('creator-studio');
  return (
    <Stack as="section" gap={2} aria-label={t('posts.preview.poll')}>
      <UserLine as={Text} weight="medium" text={question} />
      <OptionList>
        {options.map(({ _id, text }) => (
          <UserLine as="li" key={_id} text={text} />
        ))}
      </OptionList>
    </Stack>
  );
}
