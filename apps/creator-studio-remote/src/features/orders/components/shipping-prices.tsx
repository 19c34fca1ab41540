import { useMemo, useState } from 'react';
import type { ShippingPrices } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useCountries } from '@barg/session/reference';
import { copyOf, settleForm, useChangedMeanwhile, useUnsentForm, type PutTogether } from '@barg/session/unsent-drafts';
import { Card, ErrorState, Inline, Skeleton, Stack, Text, useToast, useTokens } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, useFormContext, useZodForm } from '@barg/ui-kit/forms';
import { CountryPicker } from '@barg/ui-kit/pickers';
import { useShippingPricesQuery } from '../../../shared/shipping/shipping-api.ts';
import { readShippingPrices, useSetShippingPricesMutation } from '../api/orders.ts';
import {
  changedPrices,
  linesOf,
  pricesOf,
  readPrices,
  rebased,
  type PriceByPlace,
  type ShippingLine,
} from '../api/shipping-lines.ts';
import { PriceLine } from './price-line.tsx';
import { shippingSchema } from './shipping-schema.ts';
import { TheirPrices, usePlaceName } from './their-prices.tsx';

type Values = { lines: ShippingLine[] };

/** What sending costs, by country. */
export function ShippingPricesCard() {
  const { data, error, refetch } = useShippingPricesQuery();
  if (error && !data) return <ErrorState message={error.message || undefined} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="320px" radius="card" />;
  return <ShippingForm prices={data} />;
}

const valuesOf = (prices: ShippingPrices): Values => ({ lines: linesOf(prices) });

const bodyOf = ({ lines }: Values): PriceByPlace => pricesOf(lines);

const linesIn = (field: unknown): ShippingLine[] => (Array.isArray(field) ? (field as ShippingLine[]) : []);

/** Prices of countries that another window has changed come in, beside those that were changed here. */
const PUT_TOGETHER: PutTogether = { lines: ({ typed, now }) => rebased(linesIn(now), linesIn(typed)) };

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['lines'], isChange: true };

/** What is changed is kept until it is saved. */
function ShippingForm({ prices }: { prices: ShippingPrices }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [save] = useSetShippingPricesMutation();
  const maximum = useSetting('maximumWalletPrice');
  const most = useTokens()(maximum);
  const schema = useMemo(() => shippingSchema(maximum), [maximum]);
  const form = useZodForm(schema, { defaultValues: valuesOf(prices) });
  const unsent = useUnsentForm(form, 'shipping-prices', undefined, DRAFT_RULES);
  const meanwhile = useChangedMeanwhile<ShippingPrices, Values, PriceByPlace>({
    ...{ form, unsent, valuesOf, bodyOf, reload: readShippingPrices, putTogether: PUT_TOGETHER },
  });
  const handleSubmit = async ({ lines }: Values) => {
    let typed = unsent.typed();
    const saved = await meanwhile.saving(changedPrices(lines), () => {
      // Once it was refused, both hold what stands there by now.
      typed = copyOf(form.getValues());
      const { lines: read } = unsent.read();
      return save({ lines, basedOn: readPrices(linesIn(read)) }).unwrap();
    });
    const next = valuesOf(saved);
    settleForm(form, typed, next);
    unsent.forget(next);
    toast(t('composer.saved'), { tone: 'success' });
  };
  return (
    <Card>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <TheirPrices theirs={meanwhile.theirs} />
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
  const nameOf = usePlaceName();
  const form = useFormContext<{ lines: ShippingLine[] }>();
  const { errors } = form.formState;
  const lines = form.watch('lines');
  const [added, setAdded] = useState<string | null>(null);
  // What is wrong is told once the field is left, and no longer than it is wrong.
  const setLines = (next: ShippingLine[]) =>
    form.setValue('lines', next, { shouldDirty: true, shouldValidate: errors.lines !== undefined });
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
