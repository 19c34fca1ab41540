import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, hasFields, isSame, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, Text, useToast } from '@barg/ui-kit';
import { Form, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { ChangedElsewhere } from '../../../shared/changed-elsewhere.tsx';
import {
  readFanList,
  useCreateFanListMutation,
  useUpdateFanListMutation,
  type FanList,
} from '../../../shared/fans/fan-lists-api.ts';
import { useRuleWords, type FanRule } from '../../../shared/fans/rule-words.ts';
import { ConditionsField } from './conditions-field.tsx';
import { listSchema, rulesOf, valuesOf, type Condition, type ListValues } from './list-values.ts';

/** Another window may change them while a draft lies on the device. */
const DRAFT_RULES = { compared: ['name', 'conditions'] };

interface Body {
  name: string;
  rules?: FanRule[];
}

interface Props {
  /** The one to change; without, a new one is made. */
  list?: FanList;
  onDone: () => void;
}

/** Whether conditions that she has changed are others by now than those that she began with. */
const isChangedIn = (list: FanList | undefined, began: unknown, typed: Condition[]): boolean => {
  const rulesIn = (conditions: Condition[]) => rulesOf({ ...valuesOf(list), conditions });
  const [now, mine] = [rulesOf(valuesOf(list)), rulesIn(typed)];
  // Nothing to begin with: the form has not been drawn yet.
  if (!list || !Array.isArray(began)) return false;
  const before = rulesIn(began as Condition[]);
  return ![isSame(before, now), isSame(before, mine), isSame(mine, now)].includes(true);
};

/**
 * Makes a list: of those who will be put in it, or of whoever meets some conditions. Or changes one, which stays of its
 * sort: one by hand gets no conditions, and one by conditions is never without any.
 */
export default function FanListForm({ list, onDone }: Props) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [create] = useCreateFanListMutation();
  const [change] = useUpdateFanListMutation();
  const form = useZodForm(listSchema, { defaultValues: valuesOf(list) });
  const unsent = useUnsentForm(form, list ? `fan-list:${list._id}` : 'fan-list', undefined, {
    ...DRAFT_RULES,
    isChange: list !== undefined,
  });
  const wordsOf = useRuleWords();
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const hasRules = !list || list.rules !== null;
  // Two choices of whom a message goes to cannot be put together: she decides.
  const isChangedElsewhere = isChangedIn(list, unsent.began('conditions'), form.watch('conditions'));
  const bodyOf = (values: ListValues): Body => {
    const asked = rulesOf(values);
    return { name: values.name, ...(hasRules && asked && { rules: asked }) };
  };
  const reload = () => readFanList(list?._id ?? '');
  const meanwhile = useChangedMeanwhile<FanList, ListValues, Body>({ form, unsent, valuesOf, bodyOf, reload });
  const send = async (id: string, changes: Partial<Body>): Promise<void> => {
    if (!hasFields(changes)) return;
    await meanwhile.saving(changes, (basedOn) => {
      // Who is told already that they are others replaces what stands there.
      const read = basedOn?.rules && isChangedElsewhere ? { ...basedOn, rules: list?.rules ?? null } : basedOn;
      return change({ id, ...changes, ...(read && { basedOn: read }) }).unwrap();
    });
  };
  const handleSubmit = async (fields: ListValues): Promise<void> => {
    const typed = unsent.typed();
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
    if (!list) await create({ name: fields.name, rules: rulesOf(fields) }).unwrap();
    else await send(list._id, changes);
    unsent.forget(typed);
    toast(t(list ? 'fans.form.changed' : 'fans.form.made'), { tone: 'success' });
    onDone();
  };
  const rules = meanwhile.theirs?.rules;
  const theirs = meanwhile.theirs && { ...meanwhile.theirs, ...(rules && { rules: wordsOf(rules) }) };
  const labels = { name: t('fans.form.name'), rules: t('fans.form.sort') };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <FormTextField name="name" label={t('fans.form.name')} maxLength={60} />
      <ChangedElsewhere theirs={theirs} labels={labels} />
      {isChangedElsewhere && (
        <Text tone="muted" role="status">
          {t('fans.form.changedElsewhere')}
        </Text>
      )}
      {hasRules && <ConditionsField mayBeByHand={!list} />}
      <Inline>
        <SubmitButton>{t(list ? 'fans.form.save' : 'fans.form.make')}</SubmitButton>
        <Button onClick={onDone}>{t('fans.form.cancel')}</Button>
      </Inline>
    </Form>
  );
}
