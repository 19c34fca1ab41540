import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { lazyPart, PageHeader, Skeleton } from '@barg/ui-kit';
import { GoLiveLink } from '../features/discover/components/go-live-link.tsx';
import { LiveGrid } from '../features/discover/components/live-grid.tsx';

const PrivateLink = lazyPart(async () => ({
  default: (await import('../features/private/components/private-link.tsx')).PrivateLink,
}));

// Below what is live, which is what one comes for.
const ComingUp = lazyPart(async () => ({
  default: (await import('../features/planned/components/coming-up.tsx')).ComingUp,
}));

// For fans: nobody else follows, or has tickets.
const WatchAgain = lazyPart(async () => ({
  default: (await import('../features/discover/components/watch-again.tsx')).WatchAgain,
}));

/** The room in pixels of a button with an icon and two words. */
const LINK = { width: 144, height: 40 };

export function LivePage() {
  const { t } = useTranslation('live');
  const user = useCurrentUser();
  return (
    <>
      <PageHeader
        title={t('nav.live')}
        subtitle={t('list.subtitle')}
        actions={
          user && (
            <>
              <Suspense fallback={<Skeleton width={LINK.width} height={LINK.height} radius="pill" />}>
                <PrivateLink />
              </Suspense>
              {user.isPerformer && <GoLiveLink />}
            </>
          )
        }
      />
      <LiveGrid />
      <Suspense fallback={null}>
        <ComingUp />
      </Suspense>
      {user?.role === 'user' && !user.isPerformer && (
        <Suspense fallback={null}>
          <WatchAgain />
        </Suspense>
      )}
    </>
  );
}
