import { useState } from 'react';
import Download from 'lucide-react/icons/download';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Button, Card, CardTitle, Stack, Text, useToast } from '@barg/ui-kit';
import { downloadAccount } from './api/leaving.ts';
import { toFailure } from '../../shared/query-error.ts';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';
import { saveFile } from '../../shared/save-file.ts';

const loadPasswordDialog = () => import('./password-dialog.tsx');

/** Everything of the account as one file. A session that is not recent has to be confirmed by the password first. */
export function ExportCard() {
  const { t } = useTranslation('account');
  const toast = useToast();
  const user = useCurrentUser();
  const { Dialog, open, close } = useLazyDialog(loadPasswordDialog);
  const [isLoading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    try {
      saveFile(await downloadAccount(user?.username ?? user?._id ?? 'account'));
      toast(t('data.exported'), { tone: 'success' });
    } catch (thrown) {
      const failure = toFailure(thrown);
      // A file is asked for, so the server's sentence comes as one too: the status tells.
      if (failure.statusCode === 403 && user?.hasPassword) await open();
      else toast(t(failure.statusCode === 403 ? 'data.logInAgain' : 'shell:errors.default'), { tone: 'danger' });
    }
    setLoading(false);
  };
  const handleConfirmed = (): void => {
    close();
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
      {Dialog && user && <Dialog user={user} onConfirmed={handleConfirmed} onClose={close} />}
    </Card>
  );
}
