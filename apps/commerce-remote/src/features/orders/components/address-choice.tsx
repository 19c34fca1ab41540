import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { Address } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { isolate } from '@barg/runtime/isolate';
import { useIntent } from '@barg/session';
import { Button, ErrorState, Skeleton, Text, useUi, VisuallyHidden } from '@barg/ui-kit';
import { OptionCard } from '@barg/ui-kit/fields';
import { countryName } from '@barg/ui-kit/names';
import { useDeliveryAddressesQuery } from '../api/ordering.ts';
import { Choices } from './ordering.styles.ts';

interface AddressChoiceProps {
  /** Null until one is chosen; then the default address counts. */
  addressId: string | null;
  onChoose: (addressId: string) => void;
  /** Called when the dialog for a new address opens or closes in front of this one. */
  onAside: (isAside: boolean) => void;
}

/**
 * The chosen address, or the default while none is chosen. Undefined when it is not in the list: the list may be loading
 * with one just added, and another address must not be paid for in its place.
 */
export const useChosenAddress = (addressId: string | null): Address | undefined => {
  const addresses = useDeliveryAddressesQuery().data?.data;
  return addressId === null ? addresses?.[0] : addresses?.find(({ _id }) => _id === addressId);
};

/** What a carrier reads below the name. A phone number has the direction of its digits: its plus stays before them. */
const factsOf = ({ street, city, postalCode, phone }: Address): string[] => [
  ...[street, city, postalCode].filter(Boolean).map(isolate),
  ...(phone ? [`\u2066${phone}\u2069`] : []),
];

/** Chooses one of the buyer's addresses, or adds one. */
export function AddressChoice({ addressId, onChoose, onAside }: AddressChoiceProps) {
  const { t } = useTranslation('commerce');
  const { locale } = useUi();
  const name = useId();
  const { data, error, refetch } = useDeliveryAddressesQuery();
  const chosen = useChosenAddress(addressId);
  const addAddress = useIntent('site.address');
  const handleAdd = async () => {
    onAside(true);
    const added = await addAddress.ask({});
    onAside(false);
    if (added) onChoose(added._id);
  };
  if (!data && error) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={88} radius="card" />;
  return (
    <Choices>
      <VisuallyHidden as="legend">{t('order.sendTo')}</VisuallyHidden>
      {data.data.length === 0 && <Text as="p">{t('order.noAddress')}</Text>}
      {data.data.map((address) => (
        <OptionCard
          key={address._id}
          name={name}
          value={address._id}
          checked={address._id === chosen?._id}
          onChange={() => onChoose(address._id)}
          title={address.name}
          end={countryName(address.country, locale)}
          help={factsOf(address).join(' · ')}
        />
      ))}
      <Button size="sm" icon={Plus} disabled={!addAddress.isAvailable} onClick={() => void handleAdd()}>
        {t('order.addAddress')}
      </Button>
    </Choices>
  );
}
