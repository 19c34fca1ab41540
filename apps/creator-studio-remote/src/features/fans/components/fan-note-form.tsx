import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { useToast } from '@barg/ui-kit';
import { Form, FormTextArea, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { useSetFanNoteMutation, type Fan } from '../api/fans.ts';

const MOST_NOTE = 2000;
const noteSchema = z.object({ note: z.string().max(MOST_NOTE) });

/** What she notes about a fan; nobody else sees it but in that fan's own download. */
export function FanNoteForm({ fan }: { fan: Fan }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [save] = useSetFanNoteMutation();
  const form = useZodForm(noteSchema, { defaultValues: { note: fan.note } });
  const unsent = useUnsentForm(form, `fan-note:${fan._id}`);
  const handleSubmit = async ({ note }: z.output<typeof noteSchema>): Promise<void> => {
    const typed = unsent.typed();
    await save({ fan, note }).unwrap();
    unsent.forget(typed);
    toast(t('fans.noteSaved'), { tone: 'success' });
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <FormTextArea name="note" label={t('fans.note')} help={t('fans.noteHelp')} rows={3} />
      <SubmitButton>{t('fans.saveNote')}</SubmitButton>
    </Form>
  );
}
