import { Suspense, useMemo } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { lazyPart, Skeleton, useToast, layout } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormSwitch,
  FormTextArea,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { useFanListsQuery } from '../../../shared/fans/fan-lists-api.ts';
import { movingMoments } from '../../../shared/times/moving-moments.ts';
import { useAskingBounds } from '../../../shared/use-asking-bounds.ts';
import { useSendCampaign } from '../hooks/use-send-campaign.ts';
import { AudienceFields } from './audience-fields.tsx';
import { CampaignFiles } from './campaign-files.tsx';
import { useSendQuestion } from './send-question.tsx';
import { campaignSchema, newCampaign, type CampaignValues } from './campaign-schema.ts';

/** The calendars are heavy, and most messages go at once. */
const ScheduleFields = lazyPart(() => import('./schedule-fields.tsx'));

/** Tokens. */
const PRESETS = [5, 10, 25];

/**
 * One message to many fans: words and files, a price, whom it goes to, and when. What is typed and chosen is kept until
 * it is sent.
 */
export default function CampaignForm({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { maximum, refusal, help } = useAskingBounds();
  const send = useSendCampaign();
  const question = useSendQuestion();
  const nothing = t('campaigns.form.nothing');
  const schema = useMemo(() => campaignSchema({ maximum, refusal, nothing }), [maximum, refusal, nothing]);
  const form = useZodForm(schema, { defaultValues: newCampaign() });
  const unsent = useUnsentForm(movingMoments(form), 'mass-message');
  // Whom it must not reach can be chosen only once her lists are there.
  const isKnown = useFanListsQuery().data !== undefined;
  const isLater = form.watch('schedule.isOn');
  // Without files the words are what is sold.
  const priceHelp = t(form.watch('items').length > 0 ? 'campaigns.form.priceHelp' : 'campaigns.form.priceHelpWords');
  const handleSubmit = async (values: CampaignValues): Promise<void> => {
    const [typed, next] = [unsent.typed(), newCampaign()];
    // Another tab may send the same while that is asked.
    if (!(await question.ask(values)) || unsent.hasLeft(typed)) return;
    await send(values);
    settleForm(form, typed, next);
    unsent.forget(next);
    toast(t(isLater ? 'campaigns.form.planned' : 'campaigns.form.begun'), { tone: 'success' });
    onMade();
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <FormTextArea name="text" label={t('campaigns.form.text')} rows={4} />
      <CampaignFiles isRestored={unsent.isRestored} />
      <FormAmountField
        name="price"
        isOptional
        label={t('campaigns.form.price')}
        help={`${priceHelp} ${help}`}
        presets={PRESETS}
      />
      <AudienceFields />
      <FormSwitch name="schedule.isOn" label={t('campaigns.form.later')} />
      {isLater && (
        <Suspense fallback={<Skeleton height={layout.field} radius="control" />}>
          <ScheduleFields />
        </Suspense>
      )}
      <SubmitButton disabled={!isKnown}>{t(isLater ? 'campaigns.form.plan' : 'campaigns.form.send')}</SubmitButton>
      {question.dialog}
    </Form>
  );
}
