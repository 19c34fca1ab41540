import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { changedFields, hasFields, useUnsentForm } from '@barg/session/unsent-drafts';
import { Form, FormTextArea, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useAddQuickReplyMutation, useChangeQuickReplyMutation, type QuickReply } from '../../api/quick-replies.ts';

/** As the server allows. */
const replySchema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(60),
  text: z.string().overwrite(shownWords).min(1).max(2000),
});

interface QuickReplyDialogProps {
  /** Null for a new one. */
  reply: QuickReply | null;
  onClose: () => void;
}

/** Writes a quick reply, or changes one. */
export function QuickReplyDialog({ reply, onClose }: QuickReplyDialogProps) {
  const { t } = useTranslation('creator-studio');
  const [add] = useAddQuickReplyMutation();
  const [change] = useChangeQuickReplyMutation();
  const form = useZodForm(replySchema, { defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '' } });
  const unsent = useUnsentForm(form, `quick-reply:${reply?._id ?? 'new'}`);
  const attempt = useAttemptKey('quick-reply:new');
  const handleSubmit = async (written: z.output<typeof replySchema>): Promise<void> => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const changes = changedFields({ began, typed, fields: written, bodyOf: (fields) => fields });
    if (!reply) await attempt(written, (key) => add({ body: written, key }).unwrap());
    else if (hasFields(changes)) await change({ id: reply._id, ...changes }).unwrap();
    unsent.forget(typed);
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(reply ? 'inbox.replies.edit' : 'inbox.replies.add')} size="sm">
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
        <FormTextField name="title" label={t('inbox.replies.name')} help={t('inbox.replies.nameHelp')} maxLength={60} />
        <FormTextArea name="text" label={t('inbox.replies.text')} help={t('inbox.replies.textHelp')} rows={5} />
        <SubmitButton>{t('inbox.replies.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
