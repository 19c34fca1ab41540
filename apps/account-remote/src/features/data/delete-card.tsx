import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Button, Card, CardTitle, Stack, Text } from '@barg/ui-kit';
import { useLazyDialog } from '../../shared/use-lazy-dialog.ts';

const loadDialog = () => import('./delete-account-dialog.tsx');

/** The way out for good. Operators are removed by those who made them. */
export function DeleteCard() {
  const { t } = useTranslation('account');
  const user = useCurrentUser();
  const { Dialog, open, close } = useLazyDialog(loadDialog);
  if (!user || user.role === 'operator') return null;
  return (
    <Card padding="md">
      <CardTitle>{t('data.deleteTitle')}</CardTitle>
      <Stack>
        <Text tone="muted">{t('data.deleteText')}</Text>
        <div>
          <Button variant="danger" onClick={() => void open()}>
            {t('data.delete')}
          </Button>
        </div>
      </Stack>
      {Dialog && <Dialog user={user} onClose={close} />}
    </Card>
  );
}
