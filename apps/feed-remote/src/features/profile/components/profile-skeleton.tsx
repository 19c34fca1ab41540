import { useTranslation } from '@barg/runtime/i18n';
import { Skeleton, SkeletonCircle, SkeletonText, VisuallyHidden } from '@barg/ui-kit';
import { TileSkeletons } from '../../../shared/tiles/tiles.tsx';
import { AboutSkeleton, Actions, AvatarPlace, Cover, TopLine } from './profile.styles.ts';

const COVER_RATIO = 2.7;
const AVATAR_PX = 104;

export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <div>
      <VisuallyHidden role="status">{t('ui:loading')}</VisuallyHidden>
      <Cover>
        <Skeleton ratio={COVER_RATIO} radius="tile" />
      </Cover>
      <TopLine>
        <AvatarPlace>
          <SkeletonCircle size={AVATAR_PX} />
        </AvatarPlace>
        <Actions>
          <Skeleton width={110} height={40} radius="pill" />
        </Actions>
      </TopLine>
      <AboutSkeleton gap={3}>
        <Skeleton width={200} height={34} />
        <Skeleton width={260} height={20} />
        <SkeletonText lines={2} />
        <Skeleton width={240} height={24} />
        <Skeleton height={44} />
      </AboutSkeleton>
      <TileSkeletons />
    </div>
  );
}
