import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Stack, Text, useFormat, useToast } from '@barg/ui-kit';
import { downloadHistory, lastDayOf, rangeOf } from '../api/download-history.ts';
import type { HistorySearch } from '../api/list-transactions.ts';

/** Downloads the filtered history, of the chosen days or of the last three years; says where that is not all of them. */
export function ExportButton({ search }: { search: HistorySearch }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const format = useFormat();
  const [isLoading, setLoading] = useState(false);
  const [now] = useState(() => new Date());
  const range = rangeOf(search, now);
  const handlePress = async () => {
    setLoading(true);
    try {
      await downloadHistory(search);
    } catch (failure) {
      toast(toQueryError(failure).message || t('transactions.exportFailed'), { tone: 'danger' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Stack gap={1} align="end">
      <Button icon={Download} size="sm" isLoading={isLoading} onClick={() => void handlePress()}>
        {t('transactions.export')}
      </Button>
      {range.isCut && (
        <Text size="caption" tone="muted">
          {t('transactions.exportUntil', { day: format.calendarDay(lastDayOf(range), 'long') })}
        </Text>
      )}
    </Stack>
  );
}
