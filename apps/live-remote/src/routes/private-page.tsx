import { Suspense } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { lazyPart, PageHeader, Skeleton } from '@barg/ui-kit';
import { PrivateLists } from '../features/private/components/private-lists.tsx';

// Fans have none.
const PrivateOffer = lazyPart(() => import('./private-offer.tsx'));

/** Requests and private streams; for a performer also what she offers. */
export function PrivatePage() {
  const { t } = useTranslation('live');
  const offer = (
    <Suspense fallback={<Skeleton height="420px" radius="card" />}>
      <PrivateOffer />
    </Suspense>
  );
  return (
    <>
      <PageHeader title={t('private.page')} subtitle={t('private.subtitle')} />
      <PrivateLists offer={offer} />
    </>
  );
}
