import { useState } from 'react';
import Pencil from 'lucide-react/icons/pencil';
import Star from 'lucide-react/icons/star';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Address } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Badge, Button, Card, Dots, Inline, lazyDialog, Stack, Text, UserWords, useToast, useUi } from '@barg/ui-kit';
import { useChooseAddressMutation } from './api/addresses.ts';
import { countryName } from '@barg/ui-kit/names';

const DeleteAddressDialog = lazyDialog(() => import('./delete-address-dialog.tsx'));

/** The lines of an address, as on a parcel. */
function AddressLines({ address }: { address: Address }) {
  const { locale } = useUi();
  const { street, city, state, postalCode, country, phone, note } = address;
  return (
    <>
      <Text as="p">
        <bdi>{street}</bdi>
      </Text>
      <Text as="p">
        <Dots>
          <bdi>{city}</bdi>
          {state && state !== city && <bdi>{state}</bdi>}
          {countryName(country, locale)}
        </Dots>
      </Text>
      {postalCode && (
        <Text as="p" tone="muted">
          <bdi dir="ltr">{postalCode}</bdi>
        </Text>
      )}
      {phone && (
        <Text as="p" tone="muted">
          <bdi dir="ltr">{phone}</bdi>
        </Text>
      )}
      {note && (
        <Text as="p" tone="muted">
          <UserWords text={note} isLinked={false} />
        </Text>
      )}
    </>
  );
}

export function AddressCard({ address, onEdit }: { address: Address; onEdit: () => void }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [choose, { isLoading }] = useChooseAddressMutation();
  const [isAsked, setAsked] = useState(false);
  const handleChoose = async (): Promise<void> => {
    try {
      await choose(address._id).unwrap();
      toast(t('saved'), { tone: 'success' });
    } catch (failure) {
      toast(toQueryError(failure).message || t('shell:errors.saveFailed'), { tone: 'danger' });
    }
  };
  return (
    <Card as="article" padding="md">
      <Stack gap={3}>
        <Stack gap={1}>
          <Inline gap={2}>
            <Text as="strong" weight="bold">
              <bdi>{address.name}</bdi>
            </Text>
            {address.isDefault && <Badge variant="status">{t('addresses.default')}</Badge>}
          </Inline>
          <AddressLines address={address} />
        </Stack>
        <Inline gap={2}>
          <Button size="sm" icon={Pencil} onClick={onEdit}>
            {t('addresses.edit')}
          </Button>
          {!address.isDefault && (
            <Button size="sm" icon={Star} isLoading={isLoading} onClick={() => void handleChoose()}>
              {t('addresses.makeDefault')}
            </Button>
          )}
          <Button size="sm" variant="quiet" icon={Trash2} onClick={() => setAsked(true)}>
            {t('addresses.remove')}
          </Button>
        </Inline>
      </Stack>
      {isAsked && <DeleteAddressDialog address={address} onClose={() => setAsked(false)} />}
    </Card>
  );
}
