import { z } from 'zod';
import type { PrivateStreamSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, hasFields, settleForm, useChangedMeanwhile, useUnsentForm } from '@barg/session/unsent-drafts';
import { Card, CardTitle, LoadFailure, SkeletonText, useToast, useTokens } from '@barg/ui-kit';
import {
  ChangedElsewhere,
  Form,
  FormAmountField,
  FormCheckbox,
  FormSelect,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import {
  readPrivateSettings,
  usePrivateSettingsQuery,
  useUpdatePrivateSettingsMutation,
} from '../api/private-settings.ts';
import { usePrivateWords } from './private-status.ts';

/** The API's bounds, in tokens for a minute. */
const [LEAST_PRICE, MOST_PRICE] = [1, 1000];
const PRICES = [2, 5, 10, 20];
const LEAST_MINUTES = [1, 2, 3, 5, 10, 15, 20, 30];

/** What a performer offers. */
export function PrivateSettings() {
  const { t } = useTranslation('live');
  const { data, error, isFetching, refetch } = usePrivateSettingsQuery();
  return (
    <Card>
      <CardTitle>{t('private.settings.title')}</CardTitle>
      {data && <SettingsForm saved={data} />}
      {!data && error && <LoadFailure isPart error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <SkeletonText lines={4} />}
    </Card>
  );
}

/** As the server allows. */
const settingsSchema = z.object({
  isOn: z.boolean(),
  price: z.number().min(LEAST_PRICE).max(MOST_PRICE),
  leastMinutes: z.string(),
  takesCamera: z.boolean(),
});

type Settings = z.infer<typeof settingsSchema>;

const valuesOf = ({ isOn, price, leastMinutes, takesCamera }: PrivateStreamSettings): Settings => ({
  ...{ isOn, price, takesCamera },
  leastMinutes: String(leastMinutes),
});

const bodyOf = ({ leastMinutes, ...rest }: Settings): PrivateStreamSettings => ({
  ...rest,
  leastMinutes: Number(leastMinutes),
});

/** With a change is kept what it takes the place of. */
const DRAFT_RULES = { compared: ['isOn', 'price', 'leastMinutes', 'takesCamera'], isChange: true };

/** What is changed is kept until it is saved. */
function SettingsForm({ saved }: { saved: PrivateStreamSettings }) {
  const { t } = useTranslation('live');
  const toast = useToast();
  const { minutesOf } = usePrivateWords();
  const tokens = useTokens();
  const [update] = useUpdatePrivateSettingsMutation();
  const form = useZodForm(settingsSchema, { defaultValues: valuesOf(saved) });
  const unsent = useUnsentForm(form, 'private-streams', undefined, DRAFT_RULES);
  const meanwhile = useChangedMeanwhile({ form, unsent, valuesOf, bodyOf, reload: readPrivateSettings });
  const save = (changes: Partial<PrivateStreamSettings>): Promise<PrivateStreamSettings> =>
    meanwhile.saving(changes, (basedOn) => update({ ...changes, ...(basedOn && { basedOn }) }).unwrap());
  const handleSubmit = async (fields: Settings) => {
    const typed = unsent.typed();
    const changes = changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
    const next = hasFields(changes) ? valuesOf(await save(changes)) : typed;
    // What was changed while they were on their way is not saved, and stays.
    settleForm(form, typed, next);
    unsent.forget(next);
    toast(t('private.settings.saved'), { tone: 'success' });
  };
  const chosen = Number(form.watch('leastMinutes'));
  const labels = { price: t('private.settings.price'), leastMinutes: t('private.settings.least') };
  const shown = (name: string, value: unknown): string | undefined => {
    if (typeof value !== 'number') return undefined;
    return name === 'price' ? tokens(value) : minutesOf(value);
  };
  const choices = LEAST_MINUTES.includes(chosen) ? LEAST_MINUTES : [...LEAST_MINUTES, chosen];
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <ChangedElsewhere theirs={meanwhile.theirs} labels={labels} shown={shown} />
      <FormCheckbox name="isOn" label={t('private.settings.isOn')} help={t('private.settings.isOnHelp')} />
      <FormAmountField name="price" label={t('private.settings.price')} presets={PRICES} />
      <FormSelect
        name="leastMinutes"
        label={t('private.settings.least')}
        help={t('private.settings.leastHelp')}
        options={choices.map((minutes) => ({ value: String(minutes), label: minutesOf(minutes) }))}
      />
      <FormCheckbox name="takesCamera" label={t('private.settings.camera')} help={t('private.settings.cameraHelp')} />
      <SubmitButton size="md">{t('private.settings.save')}</SubmitButton>
    </Form>
  );
}
