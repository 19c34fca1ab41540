import { useTranslation } from '@barg/runtime/i18n';
import { PartFailure, Text, useToast } from '@barg/ui-kit';
import { Checkbox } from '@barg/ui-kit/fields';
import { useChangeRecordingSettingMutation, useRecordingSettingQuery } from '../api/recording.ts';

/** Whether streams are recorded: on, until she says otherwise; kept for the next stream. */
export function RecordSwitch() {
  const { t } = useTranslation(['live', 'shell']);
  const toast = useToast();
  const { data, error, isFetching, refetch } = useRecordingSettingQuery();
  const [change] = useChangeRecordingSettingMutation();
  const handleChange = async (isOn: boolean) => {
    const { error: refusal } = await change(isOn);
    if (refusal) toast(refusal.message || t('shell:errors.default'), { tone: 'danger' });
  };
  if (error && !data) return <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data && !data.isPossible) return <Text tone="muted">{t('live:recording.impossible')}</Text>;
  return (
    <Checkbox
      label={t('live:recording.switch')}
      help={t('live:recording.switchHelp')}
      checked={data?.isOn ?? true}
      disabled={!data}
      onChange={({ target }) => void handleChange(target.checked)}
    />
  );
}
