import { useTranslation } from '@barg/runtime/i18n';
import { Card, Skeleton, SkeletonCircle, SkeletonText, VisuallyHidden } from '@barg/ui-kit';
import { ActionsRoot, HeaderFacts, HeaderRoot, MediaRoot, TextRoot } from './post-card.styles.ts';

const RATIO = 4 / 3;

export const PostSkeleton = () => (
  <Card as="div" padding="none" aria-hidden>
    <HeaderRoot as="div">
      <SkeletonCircle size={40} />
      <HeaderFacts>
        <Skeleton width={140} height={16} />
        <Skeleton width={180} height={12} />
      </HeaderFacts>
    </HeaderRoot>
    <TextRoot>
      <SkeletonText lines={2} />
    </TextRoot>
    <MediaRoot>
      <Skeleton ratio={RATIO} />
    </MediaRoot>
    <ActionsRoot as="div" />
  </Card>
);

/** Skeletons of a screen of posts. */
export function PostSkeletons() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('ui:loading')}</VisuallyHidden>
      <PostSkeleton />
      <PostSkeleton />
    </>
  );
}
