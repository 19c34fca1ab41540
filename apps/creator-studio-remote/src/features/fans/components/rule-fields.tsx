import { z } from 'zod';
import { COMPLETE_LOCALES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useCountries } from '@barg/session/reference';
import { useUi } from '@barg/ui-kit';
import { FormAmountField, FormNumberField, FormSelect } from '@barg/ui-kit/forms';
import { FormCountryPicker } from '@barg/ui-kit/pickers';
import { typedNumber } from '../../../shared/asking-price.ts';
import type { FanRule } from '../../../shared/fans/rule-words.ts';

const MOST_DAYS = 3650;
const KINDS = [
  'subscribed',
  'expired',
  'follows',
  'new',
  'never-bought',
  'spent',
  'silent',
  'country',
  'language',
] as const;
const WITH_DAYS: readonly string[] = ['new', 'spent', 'silent'];
const BY_HAND = 'by-hand';

export const ruleSchema = z
  .object({
    kind: z.enum([BY_HAND, ...KINDS]),
    days: z.number().int().min(1).max(MOST_DAYS),
    amount: typedNumber,
    country: z.string().nullable(),
    language: z.enum(COMPLETE_LOCALES),
  })
  .refine(({ kind, amount }) => kind !== 'spent' || amount > 0, {
    path: ['amount'],
    error: 'creator-studio:fans.form.noAmount',
  })
  .refine(({ kind, country }) => kind !== 'country' || country !== null, {
    path: ['country'],
    error: 'creator-studio:fans.form.noCountry',
  });

export type RuleValues = z.output<typeof ruleSchema>;

export const newRule = (kind: RuleValues['kind']): RuleValues => ({
  ...{ kind, days: 30, amount: NaN },
  ...{ country: null, language: 'fa-IR' },
});

/** Null: who is in the list is put there by hand. */
export const ruleOf = ({
  kind,
  days,
  amount,
  country,
  language,
}: RuleValues): Exclude<FanRule, { kind: 'any' }> | null => {
  if (kind === BY_HAND) return null;
  if (kind === 'spent') return { kind, amount, days };
  if (kind === 'new' || kind === 'silent') return { kind, days };
  if (kind === 'country') return { kind, country: country ?? '' };
  if (kind === 'language') return { kind, language };
  return { kind };
};

interface Props {
  /** Its name in the form. */
  name: string;
  label: string;
  kind: RuleValues['kind'];
  /** Whether it may be that there are no rules. */
  mayBeByHand: boolean;
}

/** What is asked of the fans of a list. */
export function RuleFields({ name, label, kind, mayBeByHand }: Props) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const languages = COMPLETE_LOCALES.map((value) => ({
    value,
    label: new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value,
  }));
  const kinds = mayBeByHand ? ([BY_HAND, ...KINDS] as const) : KINDS;
  return (
    <>
      <FormSelect
        name={`${name}.kind`}
        label={label}
        options={kinds.map((value) => ({ value, label: t(`fans.form.sorts.${value}`) }))}
      />
      {kind === 'spent' && (
        <FormAmountField name={`${name}.amount`} label={t('fans.form.amount')} presets={[10, 50, 100]} />
      )}
      {WITH_DAYS.includes(kind) && <FormNumberField name={`${name}.days`} places={0} label={t('fans.form.days')} />}
      {kind === 'country' && <CountryField name={`${name}.country`} />}
      {kind === 'language' && (
        <FormSelect name={`${name}.language`} label={t('fans.form.language')} options={languages} />
      )}
    </>
  );
}

/** Asks for the list of countries only where it is shown. */
function CountryField({ name }: { name: string }) {
  const { t } = useTranslation('creator-studio');
  const countries = useCountries();
  return <FormCountryPicker name={name} label={t('fans.form.country')} countries={countries.items} />;
}
