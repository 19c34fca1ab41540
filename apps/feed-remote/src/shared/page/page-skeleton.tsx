import { useTranslation } from '@barg/runtime/i18n';
import { Inline, Skeleton, SkeletonCircle, SkeletonText, Stack } from '@barg/ui-kit';

const RATIO = 16 / 10;

/** A page about one thing on its way: whose it is, what it is called, and the thing itself. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <Stack role="status" aria-label={t('ui:loading')}>
      <Inline wrap="nowrap" gap={3} style={{ minBlockSize: 56 }}>
        <SkeletonCircle size={40} />
        <Skeleton width={180} height={20} />
      </Inline>
      <SkeletonText lines={2} />
      <Skeleton ratio={RATIO} radius="card" />
    </Stack>
  );
}
