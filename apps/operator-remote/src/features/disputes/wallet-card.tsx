import { useState } from 'react';
import type { ManagedDisputeView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Card, CardTitle, Inline, Stack, Text, Time, UserText, useToast } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { Facts } from '../../shared/facts.tsx';
import { useOpenWalletMutation } from './disputes-api.ts';

const LONGEST = 500;

/** The payer's wallet after a dispute was lost: closed, with the way to open it again, or when and why it was opened. */
export function WalletCard({ view: { dispute, wallet } }: { view: ManagedDisputeView }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  const [open] = useOpenWalletMutation();
  const { _id: id } = dispute;
  const handleConfirm = async (reason: string) => {
    await open({ id, reason }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  if (!wallet.isClosed && !wallet.openedAt) return null;
  return (
    <Card as="section" aria-label={t('disputes.wallet.title')}>
      <Stack gap={3}>
        <CardTitle>{t('disputes.wallet.title')}</CardTitle>
        {wallet.openedAt && (
          <Facts
            facts={[
              { name: t('disputes.wallet.opened'), value: <Time value={wallet.openedAt} format="dateTime" /> },
              { name: t('disputes.wallet.openedFor'), value: <UserText text={wallet.openedFor ?? ''} /> },
            ]}
          />
        )}
        {wallet.isClosed && (
          <>
            <Text tone="muted">{t('disputes.wallet.closed')}</Text>
            <Inline>
              <Button onClick={() => setAsked(true)}>{t('disputes.wallet.open')}</Button>
            </Inline>
          </>
        )}
      </Stack>
      {isAsked && (
        <ActionDialog
          title={t('disputes.wallet.open')}
          text={t('disputes.wallet.openHelp')}
          confirmLabel={t('disputes.wallet.open')}
          noteLabel={t('disputes.wallet.reason')}
          noteLimit={LONGEST}
          isNoteRequired
          about={id}
          onConfirm={handleConfirm}
          onClose={() => setAsked(false)}
        />
      )}
    </Card>
  );
}
