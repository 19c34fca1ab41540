import { useState } from 'react';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Button, Card, CardTitle, lazyDialog, Stack, Text } from '@barg/ui-kit';

const DeleteAccountDialog = lazyDialog(() => import('./delete-account-dialog.tsx'));

/** Deletes the account. Not for operators. */
export function DeleteCard() {
  const { t } = useTranslation('account');
  const user = useCurrentUser();
  const [isAsked, setAsked] = useState(false);
  if (!user || user.role === 'operator') return null;
  return (
    <Card padding="md">
      <CardTitle>{t('data.deleteTitle')}</CardTitle>
      <Stack>
        <Text tone="muted">{t('data.deleteText')}</Text>
        <div>
          <Button variant="danger" onClick={() => setAsked(true)}>
            {t('data.delete')}
          </Button>
        </div>
      </Stack>
      {isAsked && <DeleteAccountDialog user={user} onClose={() => setAsked(false)} />}
    </Card>
  );
}
