import { useState } from 'react';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import type { Address } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, EmptyState, ErrorState, Inline, Skeleton, Stack } from '@barg/ui-kit';
import { useAddressesQuery } from './api/addresses.ts';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import { AddressCard } from './address-card.tsx';

const loadDialog = () => import('./address-dialog.tsx');
const CARD_HEIGHT = 150;

/** Where things are sent: the default first, each with the ways to change it. */
export default function AddressesSection() {
  const { t } = useTranslation('account');
  const { data, error, refetch, isFetching } = useAddressesQuery();
  const { Dialog, open, close } = useLazyDialog(loadDialog);
  const [edited, setEdited] = useState<Address | null>(null);
  const openFor = (address: Address | null): void => {
    setEdited(address);
    void open();
  };
  const add = (
    <Button variant="primary" icon={Plus} onClick={() => openFor(null)}>
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
                <AddressCard address={address} onEdit={() => openFor(address)} />
              </li>
            ))}
          </Stack>
        </>
      )}
      {Dialog && <Dialog address={edited} onClose={close} />}
    </Stack>
  );
}
