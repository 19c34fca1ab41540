import { z } from 'zod';
import { COMPLETE_LOCALES } from '@barg/contract';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, useToast, useUi } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormNumberField,
  FormSelect,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { typedNumber } from '../../../shared/asking-price.ts';
import { useCreateFanListMutation } from '../../../shared/fans/fan-lists-api.ts';
import type { FanRule } from '../../../shared/fans/rule-words.ts';

const MOST_DAYS = 3650;
/** By hand, or one rule: further ones are added to a mass message itself. */
const SORTS = [
  'by-hand',
  'subscribed',
  'expired',
  'follows',
  'new',
  'never-bought',
  'spent',
  'silent',
  'language',
] as const;
const WITH_DAYS: readonly string[] = ['new', 'spent', 'silent'];

const listSchema = z
  .object({
    name: z.string().overwrite(shownWords).min(1).max(60),
    sort: z.enum(SORTS),
    days: z.number().int().min(1).max(MOST_DAYS),
    amount: typedNumber,
    language: z.enum(COMPLETE_LOCALES),
  })
  .refine(({ sort, amount }) => sort !== 'spent' || amount > 0, {
    path: ['amount'],
    error: 'creator-studio:fans.form.noAmount',
  });

type Values = z.output<typeof listSchema>;

const ruleOf = ({ sort, days, amount, language }: Values): FanRule[] | null => {
  if (sort === 'by-hand') return null;
  if (sort === 'spent') return [{ kind: sort, amount, days }];
  if (sort === 'new' || sort === 'silent') return [{ kind: sort, days }];
  if (sort === 'language') return [{ kind: sort, language }];
  return [{ kind: sort }];
};

/** Makes a list: of those who will be put in it, or of whoever meets a rule. */
export default function FanListForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('creator-studio');
  const { locale } = useUi();
  const toast = useToast();
  const [create] = useCreateFanListMutation();
  const defaultValues: Values = { name: '', sort: 'by-hand', days: 30, amount: NaN, language: 'fa-IR' };
  const form = useZodForm(listSchema, { defaultValues });
  const unsent = useUnsentForm(form, 'fan-list', ['name']);
  const sort = form.watch('sort');
  const handleSubmit = async (values: Values): Promise<void> => {
    await create({ name: values.name, rules: ruleOf(values) }).unwrap();
    unsent.forget();
    toast(t('fans.form.made'), { tone: 'success' });
    onDone();
  };
  const languages = COMPLETE_LOCALES.map((value) => ({
    value,
    label: new Intl.DisplayNames([locale], { type: 'language' }).of(value) ?? value,
  }));
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <FormTextField name="name" label={t('fans.form.name')} maxLength={60} />
      <FormSelect
        name="sort"
        label={t('fans.form.sort')}
        options={SORTS.map((value) => ({ value, label: t(`fans.form.sorts.${value}`) }))}
      />
      {sort === 'spent' && <FormAmountField name="amount" label={t('fans.form.amount')} presets={[10, 50, 100]} />}
      {WITH_DAYS.includes(sort) && <FormNumberField name="days" places={0} label={t('fans.form.days')} />}
      {sort === 'language' && <FormSelect name="language" label={t('fans.form.language')} options={languages} />}
      <Inline>
        <SubmitButton>{t('fans.form.make')}</SubmitButton>
        <Button onClick={onDone}>{t('fans.form.cancel')}</Button>
      </Inline>
    </Form>
  );
}
