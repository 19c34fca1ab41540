import { z } from 'zod';
import type { Conversation } from '@barg/api-client/models';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { changedFields, hasFields, useUnsentForm } from '@barg/session/unsent-drafts';
import { Form, FormTextArea, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { changeSide } from '../../api/update-conversation.ts';

/** As the server allows. */
const sideSchema = z.object({
  name: z.string().overwrite(shownWords).max(60),
  note: z.string().overwrite(shownWords).max(2000),
});

interface SideDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** The reader's own name for the other side, and a note about it. */
export function SideDialog({ conversation, onClose }: SideDialogProps) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { name, note, recipient } = conversation;
  const form = useZodForm(sideSchema, { defaultValues: { name, note } });
  const unsent = useUnsentForm(form, `conversation-side:${conversation._id}`);
  const handleSubmit = async (fields: z.infer<typeof sideSchema>): Promise<void> => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const changes = changedFields({ began, typed, fields, bodyOf: (side) => side });
    if (hasFields(changes)) await dispatch(changeSide(conversation, changes));
    unsent.forget(typed);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('side.editTitle')} size="sm">
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
        <FormTextField name="name" label={t('side.name')} placeholder={recipient.name} help={t('side.onlyYou')} />
        <FormTextArea name="note" label={t('side.note')} rows={4} />
        <SubmitButton>{t('side.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
