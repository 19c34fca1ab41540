import { useState, type FormEvent } from 'react';
import type { PrivateStreamSettings } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, hasFields } from '@barg/session/unsent-drafts';
import { Button, Card, CardTitle, LoadFailure, SkeletonText, Stack, useToast } from '@barg/ui-kit';
import { Checkbox, SelectField } from '@barg/ui-kit/fields';
import { AmountField } from '@barg/ui-kit/forms';
import { usePrivateSettingsQuery, useUpdatePrivateSettingsMutation } from '../api/private-settings.ts';
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
      {!data && error && <LoadFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {!data && !error && <SkeletonText lines={4} />}
    </Card>
  );
}

const changesOf = (began: PrivateStreamSettings, now: PrivateStreamSettings): Partial<PrivateStreamSettings> =>
  changedFields({ began, typed: now, fields: now, bodyOf: (settings) => settings });

function SettingsForm({ saved }: { saved: PrivateStreamSettings }) {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const { minutesOf } = usePrivateWords();
  const [began, setBegan] = useState(saved);
  const [settings, setSettings] = useState(saved);
  const [update, { isLoading, error }] = useUpdatePrivateSettingsMutation();
  const change = (values: Partial<PrivateStreamSettings>) => setSettings({ ...settings, ...values });
  const { isOn, price, leastMinutes, takesCamera } = settings;
  const isPriced = price >= LEAST_PRICE && price <= MOST_PRICE;
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || !isPriced) return;
    const changes = changesOf(began, settings);
    if (hasFields(changes)) {
      const { data } = await update(changes);
      if (!data) return;
      setBegan(data);
      // What was changed while they were on their way is not saved, and stays.
      setSettings((now) => ({ ...data, ...changesOf(settings, now) }));
    }
    toast(t('live:private.settings.saved'), { tone: 'success' });
  };
  const choices = LEAST_MINUTES.includes(leastMinutes) ? LEAST_MINUTES : [...LEAST_MINUTES, leastMinutes];
  return (
    <Stack as="form" gap={3} onSubmit={(event) => void handleSubmit(event as FormEvent)}>
      <Checkbox
        label={t('live:private.settings.isOn')}
        help={t('live:private.settings.isOnHelp')}
        checked={isOn}
        onChange={(event) => change({ isOn: event.target.checked })}
      />
      <AmountField
        label={t('live:private.settings.price')}
        value={price}
        onChange={(value) => change({ price: value })}
        presets={PRICES}
        error={error?.message}
      />
      <SelectField
        label={t('live:private.settings.least')}
        help={t('live:private.settings.leastHelp')}
        value={String(leastMinutes)}
        onChange={(event) => change({ leastMinutes: Number(event.target.value) })}
        options={choices.map((minutes) => ({ value: String(minutes), label: minutesOf(minutes) }))}
      />
      <Checkbox
        label={t('live:private.settings.camera')}
        help={t('live:private.settings.cameraHelp')}
        checked={takesCamera}
        onChange={(event) => change({ takesCamera: event.target.checked })}
      />
      <Button type="submit" variant="primary" isLoading={isLoading} disabled={!isPriced}>
        {t('live:private.settings.save')}
      </Button>
    </Stack>
  );
}
