import { useMemo, useState } from 'react';
import type { ShippingPrices } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useCountries } from '@barg/session/reference';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, ErrorState, Inline, Skeleton, Stack, Text, useToast, useTokens, useUi } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, useFormContext, useZodForm } from '@barg/ui-kit/forms';
import { countryName } from '@barg/ui-kit/names';
import { CountryPicker } from '@barg/ui-kit/pickers';
import { useShippingPricesQuery } from '../../../shared/shipping/shipping-api.ts';
import { useSetShippingPricesMutation } from '../api/orders.ts';
import { linesOf, type ShippingLine } from '../api/shipping-lines.ts';
import { PriceLine } from './price-line.tsx';
import { shippingSchema } from './shipping-schema.ts';

/** What sending costs, by country. */
export function ShippingPricesCard() {
  const { data, error, refetch } = useShippingPricesQuery();
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" radius="card" />;
  return <ShippingForm prices={data} />;
}

/** What is changed is kept until it is saved. */
function ShippingForm({ prices }: { prices: ShippingPrices }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [save] = useSetShippingPricesMutation();
  const maximum = useSetting('maximumWalletPrice');
  const most = useTokens()(maximum);
  const schema = useMemo(() => shippingSchema(maximum), [maximum]);
  const form = useZodForm(schema, { defaultValues: { lines: linesOf(prices) } });
  const unsent = useUnsentForm(form, 'shipping-prices', undefined, { isChange: true });
  const handleSubmit = async ({ lines }: { lines: ShippingLine[] }) => {
    const typed = unsent.typed();
    const next = { lines: linesOf(await save(lines).unwrap()) };
    settleForm(form, typed, next);
    unsent.forget(next);
    toast(t('composer.saved'), { tone: 'success' });
  };
  return (
    <Card>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <Text tone="muted">
          {t('shipping.help')} {t('shipping.most', { most })}
        </Text>
        <PriceLines />
        <Inline>
          <SubmitButton size="md">{t('shipping.save')}</SubmitButton>
        </Inline>
      </Form>
    </Card>
  );
}

function PriceLines() {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const form = useFormContext<{ lines: ShippingLine[] }>();
  const { errors } = form.formState;
  const lines = form.watch('lines');
  const [added, setAdded] = useState<string | null>(null);
  // What is wrong is told once the field is left, and no longer than it is wrong.
  const setLines = (next: ShippingLine[]) =>
    form.setValue('lines', next, { shouldDirty: true, shouldValidate: errors.lines !== undefined });
  const nameOf = (country: string | null) =>
    country === null ? t('shipping.elsewhere') : countryName(country, locale);
  const add = (country: string) => {
    setAdded(country);
    const was = lines.find((line) => line.country === country)?.was;
    // Empty, since sending for nothing has to be meant.
    setLines(lines.filter((line) => line.country !== country).toSpliced(-1, 0, { country, price: NaN, was }));
  };
  const remove = (index: number, line: ShippingLine) =>
    setLines(
      line.was === undefined ? lines.toSpliced(index, 1) : lines.with(index, { ...line, price: null, isGone: true }),
    );
  const shown = lines.filter(({ isGone }) => !isGone);
  return (
    <Stack gap={4}>
      {lines.map((line, index) => {
        const { country, price, isGone } = line;
        if (isGone) return null;
        return (
          <PriceLine
            key={country}
            field={`lines.${index}.price`}
            name={nameOf(country)}
            price={price}
            isNew={country !== null && country === added}
            onChange={(next) => setLines(lines.with(index, { ...line, price: next }))}
            onBlur={() => void form.trigger('lines')}
            onRemove={country === null ? undefined : () => remove(index, line)}
          />
        );
      })}
      {/* Made anew with each line, because the picker would keep its list and what was typed: it holds no choice. */}
      <AddCountry key={shown.length} lines={shown} onAdd={add} />
    </Stack>
  );
}

interface AddCountryProps {
  lines: readonly ShippingLine[];
  onAdd: (country: string) => void;
}

/** A country that gets a price of its own: any without one. */
function AddCountry({ lines, onAdd }: AddCountryProps) {
  const { t } = useTranslation('creator-studio');
  const { items } = useCountries();
  const countries = useMemo(
    () => items.filter(({ code_2 }) => lines.every(({ country }) => country !== code_2)),
    [items, lines],
  );
  return (
    <CountryPicker
      label={t('shipping.addCountry')}
      countries={countries}
      value={null}
      onChange={(country) => {
        if (country) onAdd(country);
      }}
    />
  );
}
