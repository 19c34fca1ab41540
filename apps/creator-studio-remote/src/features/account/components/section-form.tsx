import type { ReactNode } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import type { OwnPerformer, PerformerProfile, UpdatePerformerBody } from '@barg/api-client/models';
import { useConfirmed } from '@barg/session';
import {
  changedFields,
  hasFields,
  mergedList,
  settleForm,
  useChangedMeanwhile,
  useUnsentForm,
  type DraftRules,
  type PutTogether,
} from '@barg/session/unsent-drafts';
import { Card, Stack, useToast } from '@barg/ui-kit';
import { Form, SubmitButton, UnsentNote, type ZodForm } from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import { readProfile, useUpdateProfileMutation, type ProfileLists } from '../api/own-performer.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';

type Values = Record<string, unknown>;

const NO_LISTS: ReadonlyArray<keyof ProfileLists> = [];

/** Lists of two tabs are put together when they are saved. */
const withoutLists = (body: UpdatePerformerBody, lists: readonly string[]): UpdatePerformerBody =>
  Object.fromEntries(Object.entries(body).filter(([name]) => !lists.includes(name)));

const mergedLists: PutTogether[string] = ({ began, typed, now }) =>
  mergedList({ began: listIn(began), typed: listIn(typed), now: listIn(now) });

const listIn = (field: unknown): unknown[] => (Array.isArray(field) ? field : []);

interface SectionFormProps<Input extends Values, Output extends object> {
  /** Which section: what is typed in it is kept apart from the others'. */
  name: string;
  /** What of it is kept until it is saved; all of it where nothing is named. */
  kept?: readonly string[];
  performerId: string;
  form: ZodForm<Input, Output>;
  /** How it is kept, and which of its fields are lists that are saved whole: another window may add to them. */
  lists?: ReadonlyArray<keyof ProfileLists>;
  rules?: DraftRules;
  /** What the form's fields are of a profile. */
  valuesOf: (performer: OwnPerformer) => Output;
  /** How the fields are called that are shown where another tab has saved them meanwhile. */
  labels?: Readonly<Record<string, string>>;
  /** What the form's values are as the API has them; only what was changed of it is sent. */
  bodyOf: (values: Output) => UpdatePerformerBody;
  /** What is said along with the changes. */
  alongOf?: (values: Output) => UpdatePerformerBody;
  /** Asks about what may be a slip; false: it is not saved yet. */
  confirm?: (values: Output) => Promise<boolean>;
  children: ReactNode;
}

/** One section of the profile: its fields, its button, and a question before what was typed is lost. */
export function SectionForm<Input extends Values, Output extends object>(props: SectionFormProps<Input, Output>) {
  const { name, kept, lists = NO_LISTS, rules, performerId, form, bodyOf, valuesOf, ...rest } = props;
  const { alongOf, confirm, labels = {}, children } = rest;
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [updateProfile] = useUpdateProfileMutation();

  const compared = kept ?? Object.keys(form.getValues());
  const unsent = useUnsentForm(form, `performer-profile:${name}`, kept, { ...rules, compared, isChange: true });
  const meanwhile = useChangedMeanwhile<OwnPerformer, Output, UpdatePerformerBody>({
    ...{ form, unsent, valuesOf, reload: readProfile },
    bodyOf: (values) => withoutLists(bodyOf(values), lists),
    putTogether: Object.fromEntries(lists.map((list) => [list, mergedLists])),
  });

  /** What was saved; null: it is not saved yet. */
  const save = async (values: Output, changed: UpdatePerformerBody): Promise<PerformerProfile | null> => {
    if (confirm && !(await confirm(values))) return null;
    const changes = { ...changed, ...alongOf?.(values) };
    const began: ProfileLists = Object.fromEntries(lists.map((list) => [list, unsent.began(list)]));
    // Another e-mail is for who logged in a short while ago.
    return meanwhile.saving(changed, (basedOn) =>
      runConfirmed(() =>
        updateProfile({ performerId, changes: { ...changes, ...(basedOn && { basedOn }) }, began }).unwrap(),
      ),
    );
  };
  const handleSubmit = async (fields: Output) => {
    const typed = unsent.typed();
    const changed = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
    const saved = hasFields(changed) ? await save(fields, changed) : undefined;
    if (saved === null) return;
    const changedLists = lists.filter((list) => list in changed);
    const next = { ...typed, ...(saved && Object.fromEntries(changedLists.map((list) => [list, saved[list]]))) };
    settleForm(form, typed, next);
    unsent.forget(next);
    toast(t('account.saved'), { tone: 'success' });
  };

  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} />
      <Card as="div">
        <Stack>{children}</Stack>
      </Card>
      <SubmitButton>{t('account.save')}</SubmitButton>
      <UnsavedQuestion isDirty={form.formState.isDirty && !form.formState.isSubmitting} onLeave={unsent.discard} />
    </Form>
  );
}
