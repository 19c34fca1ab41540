import { z } from 'zod';
import { getConversation } from '@barg/api-client/conversations';
import type { Conversation } from '@barg/api-client/models';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppDispatch } from '@barg/session';
import { changedFields, hasFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import {
  ChangedElsewhere,
  Form,
  FormTextArea,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { changeSide } from '../../api/update-conversation.ts';

/** As the server allows. */
const sideSchema = z.object({
  name: z.string().overwrite(shownWords).max(60),
  note: z.string().overwrite(shownWords).max(2000),
});

type Side = z.infer<typeof sideSchema>;

const valuesOf = ({ name, note }: Side): Side => ({ name, note });

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['name', 'note'], isChange: true };

interface SideDialogProps {
  conversation: Conversation;
  onClose: () => void;
}

/** The reader's own name for the other side, and a note about it. */
export function SideDialog({ conversation, onClose }: SideDialogProps) {
  const { t } = useTranslation('messaging');
  const dispatch = useAppDispatch();
  const { recipient } = conversation;
  const form = useZodForm(sideSchema, { defaultValues: valuesOf(conversation) });
  const unsent = useUnsentForm(form, `conversation-side:${conversation._id}`, undefined, DRAFT_RULES);
  const reload = () => getConversation(conversation._id);
  const meanwhile = useChangedMeanwhile({ form, unsent, valuesOf, bodyOf: valuesOf, reload });
  const handleSubmit = async (fields: Side): Promise<void> => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const changes = changedFields({ began, typed, fields, bodyOf: valuesOf });
    const save = (basedOn?: Partial<Side>) =>
      dispatch(changeSide(conversation, { ...changes, ...(basedOn && { basedOn }) }));
    if (hasFields(changes)) await meanwhile.saving(changes, save);
    unsent.forget(typed);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t('side.editTitle')} size="sm">
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <ChangedElsewhere theirs={meanwhile.theirs} labels={{ name: t('side.name'), note: t('side.note') }} />
        <FormTextField name="name" label={t('side.name')} placeholder={recipient.name} help={t('side.onlyYou')} />
        <FormTextArea name="note" label={t('side.note')} rows={4} />
        <SubmitButton>{t('side.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
