import type { StreamSummary } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { changedFields, hasFields, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { useFormat, useToast, useTokens } from '@barg/ui-kit';
import {
  ChangedElsewhere,
  Form,
  FormAmountField,
  FormCheckbox,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { movingMoments } from '@barg/ui-kit/moments';
import { Dialog } from '@barg/ui-kit/overlays';
import { FormMoment } from '@barg/ui-kit/pickers';
import { CoverField } from '../../../shared/cover/cover-field.tsx';
import { coverFields, useCover } from '../../../shared/cover/use-cover.ts';
import { useLanguageOptions } from '../../../shared/languages.ts';
import { AUDIENCES, TICKET_PRICES } from '../../../shared/stream-kind.ts';
import { useMinuteOptions } from '../../../shared/use-minute-options.ts';
import { readPlan, usePlanStreamMutation } from '../api/planned-streams.ts';
import { bodyOf, fieldsOf, planSchemaOf, type PlanFields } from './plan-schema.ts';

interface PlanDialogProps {
  /** The plan to change; null for a new one. */
  stream: StreamSummary | null;
  onClose: () => void;
}

/** Whom it is for and what that costs mean something together alone. */
const TICKET = ['audience', 'price'] as const;
const DRAFT = {
  together: [TICKET],
  // With a change is kept what it takes the place of.
  compared: ['title', 'topic', 'language', 'when', 'audience', 'price', 'minutes', 'takesFiles'],
};

/** Announces a stream, or changes what was announced. */
export default function PlanDialog({ stream, onClose }: PlanDialogProps) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const format = useFormat();
  const tokens = useTokens();
  const [plan] = usePlanStreamMutation();
  const place = `planned-stream:${stream?._id ?? 'new'}`;
  // Of a plan that is made again after a lost answer, though the dialog was closed meanwhile, there is one.
  const attempt = useAttemptKey(stream ? undefined : place);
  const initial = fieldsOf(stream);
  const form = useZodForm(planSchemaOf(stream?.plannedAt), { defaultValues: initial });
  const unsent = useUnsentForm(movingMoments(form), place, undefined, { ...DRAFT, isChange: stream !== null });
  const shown = (name: string, value: unknown): string | undefined => {
    if (typeof value === 'number') return tokens(value);
    return name === 'plannedAt' && typeof value === 'string' ? format.dateTime(value) : undefined;
  };
  const reload = () => readPlan(stream?._id ?? '');
  const meanwhile = useChangedMeanwhile({ form, unsent, valuesOf: fieldsOf, bodyOf, reload, together: DRAFT.together });
  const cover = useCover(stream?.cover);
  const audience = form.watch('audience');
  const languages = useLanguageOptions();
  const minutes = useMinuteOptions(initial.minutes);
  const send = (fields: PlanFields, typed: object): Promise<unknown> => {
    const chosen = coverFields(cover);
    if (!stream) {
      const body = { ...bodyOf(fields), ...chosen };
      return attempt(body, (key) => plan({ id: null, plan: body, key }).unwrap());
    }
    const { defaultValues: began } = form.formState;
    const changed = changedFields({ began, typed, fields, bodyOf, together: TICKET });
    if (!hasFields({ ...changed, ...chosen })) return Promise.resolve();
    return meanwhile.saving(changed, (basedOn) => {
      const changes = { ...changed, ...chosen, ...(basedOn && { basedOn }) };
      return attempt(changes, (key) => plan({ id: stream._id, plan: changes, key }).unwrap());
    });
  };
  const handleSubmit = async (fields: PlanFields) => {
    const typed = unsent.typed();
    await send(fields, typed);
    unsent.forget(typed);
    toast(t(stream ? 'planned.changed' : 'planned.done'), { tone: 'success' });
    onClose();
  };
  const labels = {
    ...{ title: t('broadcast.title'), topic: t('edit.topic'), plannedAt: t('planned.when'), price: t('kind.price') },
  };
  return (
    <Dialog isOpen onClose={onClose} title={t(stream ? 'planned.change' : 'planned.plan')}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} shown={shown} />
        <FormTextField name="title" label={t('broadcast.title')} autoComplete="off" />
        <FormTextField name="topic" isOptional label={t('edit.topic')} help={t('edit.topicHelp')} autoComplete="off" />
        <FormSelect name="language" label={t('edit.language')} options={languages} />
        <CoverField cover={cover} />
        <FormMoment name="when" label={t('planned.when')} dayLabel={t('planned.day')} timeLabel={t('planned.time')} />
        <FormSelect name="minutes" label={t('kind.duration')} options={minutes} />
        <FormRadioGroup
          name="audience"
          label={t('kind.audience')}
          options={AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`), help: t(`kind.${value}`) }))}
        />
        {audience === 'ticketed' && <FormAmountField name="price" label={t('kind.price')} presets={TICKET_PRICES} />}
        <FormCheckbox name="takesFiles" label={t('broadcast.takesFiles')} />
        <SubmitButton disabled={cover.progress !== null}>{t(stream ? 'planned.save' : 'planned.plan')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
