import { Suspense, useMemo } from 'react';
import { reuseVaultItem } from '@barg/api-client/vault';
import type { VaultItem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useUnsentForm } from '@barg/session/unsent-drafts';
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
import { useAskingBounds } from '../../../shared/use-asking-bounds.ts';
import { useCreateCampaignMutation } from '../api/campaigns.ts';
import { AudienceFields } from './audience-fields.tsx';
import { CampaignFiles } from './campaign-files.tsx';
import { audienceOf, campaignSchema, newCampaign, scheduledAtOf, type CampaignValues } from './campaign-schema.ts';

/** The calendars are heavy, and most messages go at once. */
const ScheduleFields = lazyPart(() => import('./schedule-fields.tsx'));

/** Tokens. */
const PRESETS = [5, 10, 25];
const KINDS = { photo: 'message-photo', video: 'message-video', audio: 'message-photo' } as const;

/** Makes a file of its own of each item, as if it had been uploaded for this message. */
const filesOf = async (items: readonly VaultItem[]): Promise<string[]> => {
  const files: string[] = [];
  for (const { _id, type } of items) files.push((await reuseVaultItem(_id, { kind: KINDS[type] }))._id);
  return files;
};

/**
 * One message to many fans: words and files, a price, whom it goes to, and when. What is typed and chosen is kept until
 * it is sent.
 */
export default function CampaignForm({ onMade }: { onMade: () => void }) {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const { maximum, refusal, help } = useAskingBounds();
  const [create] = useCreateCampaignMutation();
  const attempt = useAttemptKey();
  const nothing = t('campaigns.form.nothing');
  const schema = useMemo(() => campaignSchema({ maximum, refusal, nothing }), [maximum, refusal, nothing]);
  const form = useZodForm(schema, { defaultValues: newCampaign() });
  const unsent = useUnsentForm(form, 'mass-message');
  // Whom it must not reach can be chosen only once her lists are there.
  const isKnown = useFanListsQuery().data !== undefined;
  const isLater = form.watch('schedule.isOn');
  const handleSubmit = async (values: CampaignValues): Promise<void> => {
    const { text, items, price } = values;
    await attempt({ ...values, items: items.map(({ _id }) => _id) }, async (key) => {
      const body = { text, fileIds: await filesOf(items), price: Number.isNaN(price) ? 0 : price };
      const when = { audience: audienceOf(values), scheduledAt: scheduledAtOf(values) };
      return create({ body: { ...body, ...when }, key }).unwrap();
    });
    form.reset(newCampaign());
    unsent.forget();
    toast(t(isLater ? 'campaigns.form.planned' : 'campaigns.form.begun'), { tone: 'success' });
    onMade();
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} onDiscard={unsent.discard} />
      <FormTextArea name="text" label={t('campaigns.form.text')} rows={4} />
      <CampaignFiles isRestored={unsent.isRestored} />
      <FormAmountField
        name="price"
        isOptional
        label={t('campaigns.form.price')}
        help={`${t('campaigns.form.priceHelp')} ${help}`}
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
    </Form>
  );
}
