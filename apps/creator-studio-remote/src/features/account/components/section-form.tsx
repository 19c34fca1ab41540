import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { UpdatePerformerBody } from '@barg/api-client/models';
import { useConfirmed } from '@barg/session';
import { changedFields, hasFields, settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, Stack, useToast } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, type ZodForm } from '@barg/ui-kit/forms';
import { useUpdateProfileMutation } from '../api/own-performer.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

type Values = Record<string, unknown>;

interface SectionFormProps<Input extends Values, Output> {
  /** Which section: what is typed in it is kept apart from the others'. */
  name: string;
  /** What of it is kept until it is saved; all of it where nothing is named. */
  kept?: readonly string[];
  performerId: string;
  form: ZodForm<Input, Output>;
  /** What the form's values are as the API has them; only what was changed of it is sent. */
  bodyOf: (values: Output) => UpdatePerformerBody;
  /** What is said along with the changes. */
  alongOf?: (values: Output) => UpdatePerformerBody;
  /** Asks about what may be a slip; false: it is not saved yet. */
  confirm?: (values: Output) => Promise<boolean>;
  children: ReactNode;
}

/** One section of the profile: its fields, its button, and a question before what was typed is lost. */
export function SectionForm<Input extends Values, Output>(props: SectionFormProps<Input, Output>) {
  const { name, kept, performerId, form, bodyOf, alongOf, confirm, children } = props;
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [updateProfile] = useUpdateProfileMutation();

  const unsent = useUnsentForm(form, `performer-profile:${name}`, kept);

  /** False: it is not saved yet. */
  const save = async (values: Output, changed: UpdatePerformerBody): Promise<boolean> => {
    if (confirm && !(await confirm(values))) return false;
    const changes = { ...changed, ...alongOf?.(values) };
    // Another e-mail is for who logged in a short while ago.
    return (await runConfirmed(() => updateProfile({ performerId, changes }).unwrap())) !== null;
  };
  const handleSubmit = async (fields: Output) => {
    const typed = unsent.typed();
    const changed = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
    if (hasFields(changed) && !(await save(fields, changed))) return;
    settleForm(form, typed);
    unsent.forget(typed);
    toast(t('account.saved'), { tone: 'success' });
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <Card as="div">
        <Stack>{children}</Stack>
      </Card>
      <SubmitButton>{t('account.save')}</SubmitButton>
      <UnsavedQuestion isDirty={form.formState.isDirty && !form.formState.isSubmitting} onLeave={unsent.discard} />
    </Form>
  );
}
