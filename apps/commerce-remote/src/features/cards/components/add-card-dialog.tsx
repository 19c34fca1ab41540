import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { Form, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useAddCardMutation } from '../../../shared/api/saved-cards.ts';
import { CardFields } from '../../../shared/card-fields.tsx';
import { cardName } from '../../../shared/card-name.ts';
import { cardFaults, type TypedCard } from '../../../shared/card-schema.ts';
import { useTypedCard } from '../../../shared/typed-card.ts';
import { TestModeNote } from '../../../shared/test-mode-note.tsx';

const typedSchema = z.object({ number: z.string(), expiry: z.string(), cvc: z.string() });

/** By gateway; Stripe's own fields validate the card themselves. */
const schemas = {
  stripe: typedSchema,
  sandbox: typedSchema.superRefine((fields, context) => {
    for (const field of cardFaults(fields)) {
      context.addIssue({ code: 'custom', path: [field], message: `commerce:topUp.errors.${field}` });
    }
  }),
};

/** Saves a card without charging it. */
export default function AddCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [addCard] = useAddCardMutation();
  const typed = useTypedCard();
  const form = useZodForm(schemas[typed.provider], { defaultValues: { number: '', expiry: '', cvc: '' } });
  const handleSubmit = async (fields: TypedCard) => {
    const source = await typed.read(fields);
    const card = await addCard({ provider: typed.provider, card: source }).unwrap();
    toast(t('cards.added', { card: cardName(card) }), { tone: 'success' });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('cards.add')} size="sm">
      <Form form={form} onSubmit={handleSubmit}>
        <TestModeNote />
        <CardFields card={typed} />
        <SubmitButton width="full">{t('cards.keep')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
