import Printer from 'lucide-react/icons/printer';
import type { OrderAddress } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, Inline, Stack, Text, UserWords, useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { PrintSheet } from '@barg/ui-kit/print';

type Address = NonNullable<OrderAddress>;

/** The lines of an address as they stand on a parcel. */
function AddressLines({ address }: { address: Address }) {
  const { locale } = useUi();
  const { name, street, city, state, postalCode, country, phone } = address;
  const lines = [name, street, [postalCode, city].filter(Boolean).join(' '), state, countryName(country, locale)];
  return (
    <div>
      {lines.filter(Boolean).map((line) => (
        <div key={line}>
          <bdi>{line}</bdi>
        </div>
      ))}
      {phone && (
        <div>
          <bdi dir="ltr">{phone}</bdi>
        </div>
      )}
    </div>
  );
}

/** Where it goes, on the screen and, alone, on paper. */
export function AddressLabel({ address }: { address: Address }) {
  const { t } = useTranslation('creator-studio');
  return (
    <Card>
      <CardTitle>{t('orders.address')}</CardTitle>
      <Stack gap={3}>
        <AddressLines address={address} />
        {address.note && (
          <Text tone="muted">
            <UserWords text={address.note} isLinked={false} />
          </Text>
        )}
        <Inline>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('orders.print')}
          </Button>
        </Inline>
      </Stack>
      <PrintSheet>
        <AddressLines address={address} />
      </PrintSheet>
    </Card>
  );
}
