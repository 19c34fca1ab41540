import styled from 'styled-components';
import { useTranslation } from '@barg/runtime/i18n';
import { Inline, Skeleton, SkeletonCircle, SkeletonText, Stack } from '@barg/ui-kit';

const RATIO = 16 / 10;

const HeadSkeleton = styled(Inline)`
  min-block-size: 56px;
`;

/** The skeleton of a page about one item: performer, title, content. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('ui:loading')}>
      <HeadSkeleton wrap="nowrap" gap={3}>
        <SkeletonCircle size={40} />
        <Skeleton width={180} height={20} />
      </HeadSkeleton>
      <SkeletonText lines={2} />
      <Skeleton ratio={RATIO} radius="card" />
    </Stack>
  );
}
