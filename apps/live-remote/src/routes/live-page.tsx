import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { lazyPart, PageHeader } from '@barg/ui-kit';
import { GoLiveLink } from '../features/discover/components/go-live-link.tsx';
import { LiveGrid } from '../features/discover/components/live-grid.tsx';

const PrivateLink = lazyPart(async () => ({
  default: (await import('../features/private/components/private-link.tsx')).PrivateLink,
}));

// Below what is live, which is what one comes for.
const ComingUp = lazyPart(async () => ({
  default: (await import('../features/planned/components/coming-up.tsx')).ComingUp,
}));

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
              <Suspense fallback={null}>
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
    </>
  );
}
