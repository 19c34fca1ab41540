import { useTranslation } from '@barg/runtime/i18n';
import { useConfirmed } from '@barg/session';
import { useCountries } from '@barg/session/reference';
import { Text, useToast } from '@barg/ui-kit';
import { Form, FormSelect, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { FormCountryPicker } from '@barg/ui-kit/pickers';
import { useSetPayoutMethodMutation } from '../api/payouts.ts';
import { FIELDS, KINDS, methodBody, methodSchema, NO_METHOD, type MethodForm } from './method-schema.ts';

/** What takes the direction of what is written in it; numbers and codes run from left to right. */
const WORDS: ReadonlySet<string> = new Set(['holder', 'bankName', 'network']);

/** Takes where money goes: asks the owner again, and says that nothing is sent there for three days. */
export function MethodDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [setMethod] = useSetPayoutMethodMutation();
  const form = useZodForm(methodSchema, { defaultValues: NO_METHOD });
  const kind = form.watch('kind');
  const countries = useCountries();
  const kinds = KINDS.map((value) => ({ value, label: t(`payouts.methods.${value}`) }));

  const handleSubmit = async (values: MethodForm) => {
    const saved = await runConfirmed(() => setMethod(methodBody(values)).unwrap());
    if (saved === null) return;
    toast(t('payouts.methodSet'), { tone: 'success' });
    onClose();
  };

  return (
    <Dialog isOpen title={t('payouts.setMethod')} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <Text tone="muted">{t('payouts.methodHelp')}</Text>
        <FormSelect name="kind" label={t('payouts.method')} options={kinds} />
        {kind === 'bank' && (
          <FormCountryPicker name="country" label={t('payouts.fields.country')} countries={countries.items} />
        )}
        {FIELDS[kind].map((name) => (
          <FormTextField
            key={name}
            name={name}
            label={t(`payouts.fields.${name}`)}
            {...(WORDS.has(name) ? {} : { dir: 'ltr' })}
            autoComplete="off"
          />
        ))}
        <SubmitButton>{t('payouts.saveMethod')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
