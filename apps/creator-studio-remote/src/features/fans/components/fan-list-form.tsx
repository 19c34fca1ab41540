import { useEffect } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, useToast } from '@barg/ui-kit';
import { Form, FormSelect, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import {
  useCreateFanListMutation,
  useUpdateFanListMutation,
  type FanList,
} from '../../../shared/fans/fan-lists-api.ts';
import { JOINTS, listSchema, MOST_RULES, newRule, rulesOf, valuesOf, type ListValues } from './list-values.ts';
import { RuleFields } from './rule-fields.tsx';

interface Props {
  /** The one to change; without, a new one is made. */
  list?: FanList;
  onDone: () => void;
}

/**
 * Makes a list: of those who will be put in it, or of whoever meets all, or any, of some rules. Or changes one, which
 * stays of its sort: one by hand gets no rules, and one by rules is never without any.
 */
export default function FanListForm({ list, onDone }: Props) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [create] = useCreateFanListMutation();
  const [change] = useUpdateFanListMutation();
  const values = valuesOf(list);
  const form = useZodForm(listSchema, {
    defaultValues: values ?? { name: list?.name ?? '', rules: [newRule('by-hand')], joint: 'all' },
  });
  const unsent = useUnsentForm(form, list ? `fan-list:${list._id}` : 'fan-list', ['name']);
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const hasRules = list ? list.rules !== null && values !== null : true;
  const rules = hasRules ? form.watch('rules') : [];
  const isByHand = rules[0]?.kind === 'by-hand';
  const handleSubmit = async (typed: ListValues): Promise<void> => {
    const { name } = typed;
    const asked = rulesOf(typed);
    if (!list) await create({ name, rules: asked }).unwrap();
    else await change({ id: list._id, name, ...(hasRules && asked && { rules: asked }) }).unwrap();
    unsent.forget();
    toast(t(list ? 'fans.form.changed' : 'fans.form.made'), { tone: 'success' });
    onDone();
  };
  const joints = JOINTS.map((value) => ({ value, label: t(`fans.form.joints.${value}`) }));
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <FormTextField name="name" label={t('fans.form.name')} maxLength={60} />
      {rules.map(({ kind }, place) => (
        <RuleFields
          key={place}
          name={`rules.${place}`}
          label={t(place === 0 ? 'fans.form.sort' : 'fans.form.further')}
          kind={kind}
          mayBeByHand={!list && rules.length === 1}
        />
      ))}
      {rules.length > 1 && <FormSelect name="joint" label={t('fans.form.joint')} options={joints} />}
      <Inline>
        {hasRules && !isByHand && rules.length < MOST_RULES && (
          <Button size="sm" onClick={() => form.setValue('rules', [...form.getValues('rules'), newRule('follows')])}>
            {t('fans.form.addRule')}
          </Button>
        )}
        {rules.length > 1 && (
          <Button size="sm" onClick={() => form.setValue('rules', form.getValues('rules').slice(0, -1))}>
            {t('fans.form.dropRule')}
          </Button>
        )}
      </Inline>
      <Inline>
        <SubmitButton>{t(list ? 'fans.form.save' : 'fans.form.make')}</SubmitButton>
        <Button onClick={onDone}>{t('fans.form.cancel')}</Button>
      </Inline>
    </Form>
  );
}
