import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, useToast } from '@barg/ui-kit';
import { downloadHistory } from '../api/download-history.ts';
import type { HistorySearch } from '../api/list-transactions.ts';

/** Downloads the filtered history, of the chosen days or of the last three years. */
export function ExportButton({ search }: { search: HistorySearch }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [isLoading, setLoading] = useState(false);
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
    <Button icon={Download} size="sm" isLoading={isLoading} onClick={() => void handlePress()}>
      {t('transactions.export')}
    </Button>
  );
}
