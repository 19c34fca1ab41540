import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useConfirmed, useCurrentUser } from '@barg/session';
import { Button, Card, CardTitle, Stack, Text, useToast } from '@barg/ui-kit';
import { downloadAccount } from './api/leaving.ts';
import { saveFile } from '@barg/ui-kit/save-file';

/** The export of the account's data. Requires a recent confirmation. */
export function ExportCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const user = useCurrentUser();
  const runConfirmed = useConfirmed();
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      const file = await runConfirmed(() => downloadAccount(user?.username ?? user?._id ?? 'account'));
      if (file) {
        saveFile(file);
        toast(t('data.exported'), { tone: 'success' });
      }
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    setLoading(false);
  };
  return (
    <Card padding="md">
      <CardTitle>{t('data.exportTitle')}</CardTitle>
      <Stack>
        <Text tone="muted">{t('data.exportText')}</Text>
        <div>
          <Button icon={Download} isLoading={isLoading} onClick={() => void download()}>
            {t('data.export')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
