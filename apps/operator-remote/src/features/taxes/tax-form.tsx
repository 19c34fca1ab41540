import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useCountries } from '@barg/session/reference';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, Grid, Inline, Stack, useToast } from '@barg/ui-kit';
import { Form, FormNumberField, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { FormCountryPicker, FormDateField } from '@barg/ui-kit/pickers';
import { newTax, taxBodyOf, taxFormSchema, type TaxForm as Values } from './tax-form-schema.ts';
import { useSetTaxMutation } from './taxes-api.ts';

/** The form for a country's tax rate from a day on. */
export function TaxForm() {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const countries = useCountries();
  const [setTax] = useSetTaxMutation();
  const form = useZodForm(taxFormSchema, { defaultValues: newTax() });
  const unsent = useUnsentForm(form, 'tax:new');
  const attempt = useAttemptKey('tax:new');
  const handleSubmit = async (values: Values) => {
    const typed = unsent.typed();
    const body = taxBodyOf(values);
    await attempt(body, (key) => setTax({ body, key }).unwrap());
    settleForm(form, typed, newTax());
    unsent.forget(newTax());
    toast(t('taxes.entered'), { tone: 'success' });
  };
  return (
    <Card as="section" aria-label={t('taxes.enter')}>
      <CardTitle>{t('taxes.enter')}</CardTitle>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <Stack gap={3}>
          <Grid min={200}>
            <FormCountryPicker
              name="country"
              label={t('taxes.country')}
              countries={countries.items}
              isLoading={countries.isLoading}
            />
            <FormTextField name="name" label={t('taxes.name')} help={t('taxes.nameHelp')} maxLength={40} />
            <FormNumberField name="percent" places={2} label={t('taxes.percent')} help={t('taxes.percentHelp')} />
            <FormDateField name="day" label={t('taxes.from')} help={t('taxes.fromHelp')} />
          </Grid>
          <Inline>
            <SubmitButton>{t('taxes.enter')}</SubmitButton>
          </Inline>
        </Stack>
      </Form>
    </Card>
  );
}
