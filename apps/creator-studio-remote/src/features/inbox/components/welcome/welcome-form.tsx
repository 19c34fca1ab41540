import { useMemo } from 'react';
import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
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
import { ChangedElsewhere } from '../../../../shared/changed-elsewhere.tsx';
import { typedNumber } from '../../../../shared/asking-price.ts';
import { useAskingBounds } from '../../../../shared/use-asking-bounds.ts';
import { readWelcomeMessage, useSetWelcomeMessageMutation, type WelcomeMessage } from '../../api/welcome-message.ts';
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
const DRAFT_RULES = {
  together: [['text', 'items', 'price']],
  compared: ['isOn', 'text', 'items', 'price'],
  isChange: true,
};

const valuesOf = ({ isOn, text, items, price }: WelcomeMessage) => ({ isOn, text, items, price: price ?? NaN });

type Values = ReturnType<typeof valuesOf>;

/** Sent whole, see DRAFT_RULES. */
const bodyOf = ({ isOn, text, items, price }: Values) => ({
  ...{ isOn, text, price: Number.isNaN(price) ? 0 : price },
  itemIds: items.map(({ _id }) => _id),
});

/** Her template. What is typed and chosen is kept until it is saved. */
export function WelcomeForm({ welcome }: { welcome: WelcomeMessage }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { help } = useAskingBounds();
  const [save] = useSetWelcomeMessageMutation();
  const schema = useWelcomeSchema();
  const form = useZodForm(schema, { defaultValues: valuesOf(welcome) });
  const unsent = useUnsentForm(form, 'welcome-message', undefined, DRAFT_RULES);
  const meanwhile = useChangedMeanwhile({
    ...{ form, unsent, valuesOf, bodyOf, reload: readWelcomeMessage },
    together: DRAFT_RULES.together,
  });
  // Without files the words are what is sold.
  const priceHelp = t(form.watch('items').length > 0 ? 'inbox.welcome.priceHelp' : 'inbox.welcome.priceHelpWords');
  const handleSubmit = async (fields: z.output<typeof schema>): Promise<void> => {
    const typed = unsent.typed();
    const body = bodyOf(fields);
    const send = (basedOn?: Partial<typeof body>) => save({ ...body, ...(basedOn && { basedOn }) }).unwrap();
    const saved = valuesOf(await meanwhile.saving(body, send));
    settleForm(form, typed, saved);
    unsent.forget(saved);
    toast(t('inbox.saved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={{ text: t('inbox.welcome.text') }} />
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
