import { useState } from 'react';
import type { ShippingPrices } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useCountries } from '@barg/session/reference';
import { Button, Card, ErrorState, Inline, Skeleton, Stack, Text, useToast, useUi } from '@barg/ui-kit';
import { countryName } from '@barg/ui-kit/names';
import { CountryPicker } from '@barg/ui-kit/pickers';
import { useSetShippingPricesMutation, useShippingPricesQuery } from '../api/orders.ts';
import { PriceLine } from './price-line.tsx';
import { isPrice } from './shipping-bounds.ts';

/** What sending costs, by country. */
export function ShippingPricesCard() {
  const { data, error, refetch } = useShippingPricesQuery();
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" radius="card" />;
  return <ShippingForm prices={data} />;
}

const useSaving = () => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [save, { isLoading }] = useSetShippingPricesMutation();
  const send = async (prices: ShippingPrices) => {
    try {
      await save(prices).unwrap();
      toast(t('composer.saved'), { tone: 'success' });
    } catch (thrown) {
      toast(toQueryError(thrown).message, { tone: 'danger' });
    }
  };
  return { send, isLoading };
};

function ShippingForm({ prices }: { prices: ShippingPrices }) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const [{ countries, elsewhere }, setPrices] = useState(prices);
  const { send, isLoading } = useSaving();
  const setCountries = (next: ShippingPrices['countries']) => setPrices({ countries: next, elsewhere });
  const change = (country: string, price: number | null) =>
    setCountries(countries.map((line) => (line.country === country ? { country, price } : line)));
  const isWhole = isPrice(elsewhere) && countries.every(({ price }) => isPrice(price));
  const add = (country: string) => {
    if (countries.every((line) => line.country !== country)) setCountries([...countries, { country, price: 0 }]);
  };
  return (
    <Card>
      <Stack gap={4}>
        <Text tone="muted">{t('shipping.help')}</Text>
        {countries.map(({ country, price }) => (
          <PriceLine
            key={country}
            name={countryName(country, locale)}
            price={price}
            onChange={(next) => change(country, next)}
            onRemove={() => setCountries(countries.filter((line) => line.country !== country))}
          />
        ))}
        <PriceLine
          name={t('shipping.elsewhere')}
          price={elsewhere}
          onChange={(next) => setPrices({ countries, elsewhere: next })}
        />
        <AddCountry onAdd={add} />
        <Inline>
          <Button
            variant="primary"
            disabled={!isWhole}
            isLoading={isLoading}
            onClick={() => void send({ countries, elsewhere })}
          >
            {t('shipping.save')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A country that gets a price of its own. */
function AddCountry({ onAdd }: { onAdd: (country: string) => void }) {
  const { t } = useTranslation('creator-studio');
  const { items } = useCountries();
  return (
    <CountryPicker
      label={t('shipping.addCountry')}
      countries={items}
      value={null}
      onChange={(country) => {
        if (country) onAdd(country);
      }}
    />
  );
}
