import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, useToast } from '@barg/ui-kit';
import { Form, FormSelect, FormTextField, SubmitButton, UnsentNote, useZodForm } from '@barg/ui-kit/forms';
import { useCreateFanListMutation } from '../../../shared/fans/fan-lists-api.ts';
import type { FanRule } from '../../../shared/fans/rule-words.ts';
import { newRule, RuleFields, ruleOf, ruleSchema } from './rule-fields.tsx';

/** As many as one of which is enough may be of. */
const MOST_RULES = 5;
const JOINTS = ['all', 'any'] as const;

const listSchema = z.object({
  name: z.string().overwrite(shownWords).min(1).max(60),
  /** By hand alone, or rules. */
  rules: z.array(ruleSchema).min(1).max(MOST_RULES),
  /** How several are joined. */
  joint: z.enum(JOINTS),
});

type Values = z.output<typeof listSchema>;

const rulesOf = ({ rules, joint }: Values): FanRule[] | null => {
  const asked = rules.flatMap((values) => ruleOf(values) ?? []);
  if (asked.length === 0) return null;
  return joint === 'any' && asked.length > 1 ? [{ kind: 'any', rules: asked }] : asked;
};

/** Makes a list: of those who will be put in it, or of whoever meets all, or any, of some rules. */
export default function FanListForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [create] = useCreateFanListMutation();
  const defaultValues: Values = { name: '', rules: [newRule('by-hand')], joint: 'all' };
  const form = useZodForm(listSchema, { defaultValues });
  const unsent = useUnsentForm(form, 'fan-list', ['name']);
  const rules = form.watch('rules');
  const isByHand = rules[0]?.kind === 'by-hand';
  const handleSubmit = async (values: Values): Promise<void> => {
    await create({ name: values.name, rules: rulesOf(values) }).unwrap();
    unsent.forget();
    toast(t('fans.form.made'), { tone: 'success' });
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
          mayBeByHand={rules.length === 1}
        />
      ))}
      {rules.length > 1 && <FormSelect name="joint" label={t('fans.form.joint')} options={joints} />}
      <Inline>
        {!isByHand && rules.length < MOST_RULES && (
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
        <SubmitButton>{t('fans.form.make')}</SubmitButton>
        <Button onClick={onDone}>{t('fans.form.cancel')}</Button>
      </Inline>
    </Form>
  );
}
