import { useTranslation } from '@barg/runtime/i18n';
import { useConfirmed } from '@barg/session';
import { useCountries } from '@barg/session/reference';
import { Text, useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { FormCountryPicker } from '@barg/ui-kit/pickers';
import { useSetPayoutMethodMutation } from '../api/payouts.ts';
import { BANK_FIELDS, bankBody, bankSchema, NO_BANK, type BankForm } from './bank-schema.ts';
import { savedWordsOf } from './saved-words.ts';

/** What takes the direction of what is written in it; numbers and codes run from left to right. */
const WORDS: ReadonlySet<string> = new Set(['holder', 'bankName']);

interface BankDialogProps {
  title: string;
  onClose: () => void;
}

/** Takes a bank account: asks the owner again, and says that nothing is sent there for three days. */
export function BankDialog({ title, onClose }: BankDialogProps) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [setMethod] = useSetPayoutMethodMutation();
  const form = useZodForm(bankSchema, { defaultValues: NO_BANK });
  const countries = useCountries();

  const handleSubmit = async (values: BankForm) => {
    const saved = await runConfirmed(() => setMethod(bankBody(values)).unwrap());
    if (saved === null) return;
    toast(t(savedWordsOf(saved)), { tone: 'success' });
    onClose();
  };

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <Text tone="muted">{t('payouts.methodHelp')}</Text>
        <FormCountryPicker name="country" label={t('payouts.fields.country')} countries={countries.items} />
        {BANK_FIELDS.map((name) => (
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
