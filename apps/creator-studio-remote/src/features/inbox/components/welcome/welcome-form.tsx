import { useMemo } from 'react';
import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormSwitch,
  FormTextArea,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { typedNumber } from '../../../../shared/asking-price.ts';
import { useAskingBounds } from '../../../../shared/use-asking-bounds.ts';
import { useSetWelcomeMessageMutation, type WelcomeMessage } from '../../api/welcome-message.ts';
import { WelcomeFiles } from './welcome-files.tsx';

/** Tokens. */
const PRESETS = [2, 5, 10];

/** As the server allows. */
const useWelcomeSchema = () => {
  const { t } = useTranslation('creator-studio');
  const { maximum, refusal } = useAskingBounds();
  return useMemo(
    () =>
      z
        .object({
          isOn: z.boolean(),
          text: z.string().overwrite(shownWords).max(5000),
          items: z.custom<VaultItem[]>((value) => Array.isArray(value)),
          price: typedNumber,
        })
        .refine(({ isOn, text, items }) => !isOn || text !== '' || items.length > 0, {
          path: ['text'],
          error: t('inbox.welcome.nothing'),
        })
        .refine(({ price }) => Number.isNaN(price) || (price > 0 && price <= maximum), {
          path: ['price'],
          error: refusal,
        }),
    [maximum, refusal, t],
  );
};

/** Together they are one message: words of one window with the files and the price of another would be a third. */
const DRAFT_RULES = { together: [['text', 'items', 'price']] };

const valuesOf = ({ isOn, text, items, price }: WelcomeMessage) => ({ isOn, text, items, price: price ?? NaN });

/** Her template. What is typed and chosen is kept until it is saved. */
export function WelcomeForm({ welcome }: { welcome: WelcomeMessage }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { help } = useAskingBounds();
  const [save] = useSetWelcomeMessageMutation();
  const schema = useWelcomeSchema();
  const form = useZodForm(schema, { defaultValues: valuesOf(welcome) });
  const unsent = useUnsentForm(form, 'welcome-message', undefined, DRAFT_RULES);
  // Without files the words are what is sold.
  const priceHelp = t(form.watch('items').length > 0 ? 'inbox.welcome.priceHelp' : 'inbox.welcome.priceHelpWords');
  const handleSubmit = async ({ isOn, text, items, price }: z.output<typeof schema>): Promise<void> => {
    const typed = unsent.typed();
    const itemIds = items.map(({ _id }) => _id);
    // Sent whole, see DRAFT_RULES.
    const saved = valuesOf(await save({ isOn, text, itemIds, price: Number.isNaN(price) ? 0 : price }).unwrap());
    settleForm(form, typed, saved);
    unsent.forget(saved);
    toast(t('inbox.saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <FormSwitch name="isOn" label={t('inbox.welcome.isOn')} />
      <FormTextArea name="text" label={t('inbox.welcome.text')} rows={4} />
      <WelcomeFiles isRestored={unsent.isRestored} />
      <FormAmountField
        name="price"
        isOptional
        label={t('inbox.welcome.price')}
        help={`${priceHelp} ${help}`}
        presets={PRESETS}
      />
      <SubmitButton>{t('inbox.save')}</SubmitButton>
    </Form>
  );
}
