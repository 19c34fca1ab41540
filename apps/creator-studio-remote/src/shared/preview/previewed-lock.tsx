import type { FeedPost } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, LockedMedia, Stack, Text, usePrice, UserText } from '@barg/ui-kit';
import { PreviewedFile } from './previewed-files.tsx';
import { LockFrame, OptionList } from './preview.styles.ts';

/** Below a teaser the lock needs no frame of its own shape. */
const BELOW_TEASER = 2.4;

/** A locked post: its teaser, the number of its files, and how it can be unlocked. */
export function PreviewedLock({ post }: { post: FeedPost }) {
  const { t } = useTranslation('creator-studio');
  const { teaser, teaserVideo, thumbnail, files, photoCount, videoCount, audioCount } = post;
  const reason = post.lockReason ?? 'subscribers';
  return (
    <>
      <div>
        <Badge variant="status">{t(`posts.preview.locked.${reason}`)}</Badge>
      </div>
      {teaser && <UserText text={teaser} />}
      {teaserVideo && <PreviewedFile file={teaserVideo} name={t('posts.preview.teaserFilm')} />}
      <LockFrame>
        <LockedMedia
          thumbhash={(thumbnail ?? files[0])?.thumbhash}
          ratio={teaserVideo ? BELOW_TEASER : undefined}
          reason={reason}
          photoCount={photoCount}
          videoCount={videoCount}
          audioCount={audioCount}
        />
      </LockFrame>
      <Text tone="muted">{t('posts.preview.noText')}</Text>
      <Ways post={post} />
    </>
  );
}

/** What is for subscribers is also sold by itself where it has a price. */
function Ways({ post: { audience, price, performer } }: { post: FeedPost }) {
  const { t } = useTranslation('creator-studio');
  const formatPrice = usePrice();
  return (
    <Stack as="section" gap={2} aria-label={t('posts.preview.ways.title')}>
      <Text weight="medium">{t('posts.preview.ways.title')}</Text>
      <OptionList>
        {audience === 'subscribers' && (
          <li>{t('posts.preview.ways.subscribe', { price: formatPrice(performer.monthlyPrice) })}</li>
        )}
        {price > 0 && <li>{t('posts.preview.ways.buy', { price: formatPrice(price) })}</li>}
      </OptionList>
    </Stack>
  );
}
