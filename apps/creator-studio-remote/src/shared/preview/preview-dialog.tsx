import type { PostPreview, PreviewFeedPostAs } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { ErrorState, Skeleton, Stack, Text } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Dialog } from '@barg/ui-kit/overlays';
import { PreviewedPost } from './previewed-post.tsx';

const VIEWERS = ['guest', 'follower', 'subscriber', 'buyer', 'blocked-country'] as const;

export interface PreviewDialogProps {
  as: PreviewFeedPostAs;
  onAs: (as: PreviewFeedPostAs) => void;
  /** What RTK Query tells of the answer to `as`. */
  query: {
    currentData?: PostPreview | undefined;
    error?: { message?: string } | undefined;
    refetch: () => unknown;
  };
  /** It is still to appear. */
  isScheduled: boolean;
  onClose: () => void;
}

/** A post as others are answered: the server decides it as it would for them. */
export default function PreviewDialog({ as, onAs, query, isScheduled, onClose }: PreviewDialogProps) {
  const { t } = useTranslation('creator-studio');
  const { currentData, error, refetch } = query;
  const viewers = VIEWERS.map((value) => ({ value, label: t(`posts.preview.viewers.${value}`) }));
  return (
    <Dialog isOpen title={t('posts.preview.title')} onClose={onClose}>
      <Stack gap={3}>
        <SelectField
          label={t('posts.preview.as')}
          options={viewers}
          value={as}
          onChange={({ target }) => onAs(target.value as PreviewFeedPostAs)}
        />
        {isScheduled && (
          <Text size="caption" tone="muted">
            {t('posts.preview.scheduled')}
          </Text>
        )}
        {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
        {!error && !currentData && <Skeleton height="240px" radius="card" />}
        {!error && currentData && <PreviewedPost preview={currentData} as={as} />}
      </Stack>
    </Dialog>
  );
}
