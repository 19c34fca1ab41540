import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useCurrentUser } from '@barg/session';
import { Button, Card, CardTitle, lazyDialog, Stack, Text, useToast } from '@barg/ui-kit';
import { downloadAccount } from './api/leaving.ts';
import { saveFile } from '@barg/ui-kit/save-file';

const PasswordDialog = lazyDialog(() => import('./password-dialog.tsx'));

/** The export of the account's data. Requires a recent confirmation. */
export function ExportCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const user = useCurrentUser();
  const [isAsked, setAsked] = useState(false);
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await downloadAccount(user?.username ?? user?._id ?? 'account'));
      toast(t('data.exported'), { tone: 'success' });
    } catch (thrown) {
      const failure = toQueryError(thrown);
      if (failure.statusCode === 403 && user?.hasPassword) setAsked(true);
      else if (failure.statusCode === 403) toast(t('data.logInAgain'), { tone: 'danger' });
      else toast(failure.message || t('shell:errors.default'), { tone: 'danger' });
    }
    setLoading(false);
  };
  const handleConfirmed = (): void => {
    setAsked(false);
    void download();
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
      {isAsked && user && <PasswordDialog user={user} onConfirmed={handleConfirmed} onClose={() => setAsked(false)} />}
    </Card>
  );
}
