import { useState } from 'react';
import type { OwnFeedPost, PreviewFeedPostAs } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { usePreviewPostQuery } from '../api/preview-post.ts';
import { PreviewedPost } from './previewed-post.tsx';

const VIEWERS = ['guest', 'follower', 'subscriber', 'buyer', 'blocked-country'] as const;

interface PreviewDialogProps {
  post: OwnFeedPost;
  onClose: () => void;
}

/** A post as others are answered: the server decides it as it would for them. */
export function PreviewDialog({ post, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('creator-studio');
  const [as, setAs] = useState<PreviewFeedPostAs>('guest');
  const { currentData, error, refetch } = usePreviewPostQuery({ postId: post._id, as });
  const viewers = VIEWERS.map((value) => ({ value, label: t(`posts.preview.viewers.${value}`) }));
  return (
    <Dialog isOpen title={t('posts.preview.title')} onClose={onClose}>
      <Stack gap={3}>
        <SelectField
          label={t('posts.preview.as')}
          options={viewers}
          value={as}
          onChange={({ target }) => setAs(target.value as PreviewFeedPostAs)}
        />
        {post.state === 'scheduled' && (
          <Text size="caption" tone="muted">
            {t('posts.preview.scheduled')}
          </Text>
        )}
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !currentData && <Skeleton height="240px" radius="card" />}
        {currentData && <PreviewedPost preview={currentData} as={as} />}
      </Stack>
    </Dialog>
  );
}
