import { useState } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import type { Address } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, EmptyState, ErrorState, Inline, lazyDialog, Skeleton, Stack } from '@barg/ui-kit';
import { useAddressesQuery } from './api/addresses.ts';
import { AddressCard } from './address-card.tsx';

const AddressDialog = lazyDialog(() => import('./address-dialog.tsx'));
const CARD_HEIGHT = 150;

/** The shipping addresses, the default first, with their actions. */
export default function AddressesSection() {
  const { t } = useTranslation('account');
  const { data, error, refetch, isFetching } = useAddressesQuery();
  /** The open dialog; an address of null is a new one. */
  const [asked, setAsked] = useState<{ address: Address | null } | null>(null);
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => setAsked({ address: null })}>
      {t('addresses.add')}
    </Button>
  );
  if (error && !data) {
    return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) return <Skeleton height={CARD_HEIGHT} radius="card" />;
  return (
    <Stack>
      {data.data.length === 0 ? (
        <EmptyState icon={MapPin} title={t('addresses.empty')} action={add}>
          {t('addresses.emptyHint')}
        </EmptyState>
      ) : (
        <>
          <Inline>{add}</Inline>
          <Stack as="ul" gap={3} aria-label={t('sections.addresses')}>
            {data.data.map((address) => (
              <li key={address._id}>
                <AddressCard address={address} onEdit={() => setAsked({ address })} />
              </li>
            ))}
          </Stack>
        </>
      )}
      {asked && <AddressDialog address={asked.address} onClose={() => setAsked(null)} />}
    </Stack>
  );
}
