import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextArea, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import { readNote, useSetFanNoteMutation, type Fan } from '../api/fans.ts';

const MOST_NOTE = 2000;
const noteSchema = z.object({ note: z.string().max(MOST_NOTE) });

const noteOf = ({ note }: { note: string }) => ({ note });

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['note'], isChange: true };

/** What she notes about a fan; nobody else sees it but in that fan's own download. */
export function FanNoteForm({ fan }: { fan: Fan }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [save] = useSetFanNoteMutation();
  const form = useZodForm(noteSchema, { defaultValues: noteOf(fan) });
  const unsent = useUnsentForm(form, `fan-note:${fan._id}`, undefined, DRAFT_RULES);
  const reload = () => readNote(fan);
  const meanwhile = useChangedMeanwhile({ form, unsent, valuesOf: noteOf, bodyOf: noteOf, reload });
  const handleSubmit = async ({ note }: z.output<typeof noteSchema>): Promise<void> => {
    const typed = unsent.typed();
    await meanwhile.saving({ note }, (basedOn) => save({ fan, note, ...(basedOn && { basedOn }) }).unwrap());
    settleForm(form, typed);
    unsent.forget(typed);
    toast(t('fans.noteSaved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={{ note: t('fans.note') }} />
      <FormTextArea name="note" label={t('fans.note')} help={t('fans.noteHelp')} rows={3} />
      <SubmitButton>{t('fans.saveNote')}</SubmitButton>
    </Form>
  );
}
