import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { changedFields, hasFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { Form, FormTextArea, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { ChangedElsewhere } from '../../../../shared/changed-elsewhere.tsx';
import {
  readQuickReply,
  useAddQuickReplyMutation,
  useChangeQuickReplyMutation,
  type QuickReply,
} from '../../api/quick-replies.ts';

/** As the server allows. */
const replySchema = z.object({
  title: z.string().overwrite(shownWords).min(1).max(60),
  text: z.string().overwrite(shownWords).min(1).max(2000),
});

type Reply = z.output<typeof replySchema>;

const valuesOf = (reply: QuickReply | null): Reply => ({ title: reply?.title ?? '', text: reply?.text ?? '' });
const bodyOf = (reply: Reply) => reply;

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['title', 'text'] };

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
  const form = useZodForm(replySchema, { defaultValues: valuesOf(reply) });
  const unsent = useUnsentForm(form, `quick-reply:${reply?._id ?? 'new'}`, undefined, {
    ...DRAFT_RULES,
    isChange: Boolean(reply),
  });
  const reload = () => readQuickReply(reply?._id ?? '');
  const meanwhile = useChangedMeanwhile({ form, unsent, valuesOf, bodyOf, reload });
  const attempt = useAttemptKey('quick-reply:new');
  const handleSubmit = async (written: Reply): Promise<void> => {
    const typed = unsent.typed();
    const { defaultValues: began } = form.formState;
    const changes = changedFields({ began, typed, fields: written, bodyOf });
    const save = (id: string) =>
      meanwhile.saving(changes, (basedOn) => change({ id, ...changes, ...(basedOn && { basedOn }) }).unwrap());
    if (!reply) await attempt(written, (key) => add({ body: written, key }).unwrap());
    else if (hasFields(changes)) await save(reply._id);
    unsent.forget(typed);
    onClose();
  };
  const labels = { title: t('inbox.replies.name'), text: t('inbox.replies.text') };
  return (
    <Dialog isOpen onClose={onClose} title={t(reply ? 'inbox.replies.edit' : 'inbox.replies.add')} size="sm">
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} />
        <FormTextField name="title" label={labels.title} help={t('inbox.replies.nameHelp')} maxLength={60} />
        <FormTextArea name="text" label={labels.text} help={t('inbox.replies.textHelp')} rows={5} />
        <SubmitButton>{t('inbox.replies.save')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
