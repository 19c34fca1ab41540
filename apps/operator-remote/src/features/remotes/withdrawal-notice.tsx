import { useState } from 'react';
import type { RemoteWithdrawal } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Inline, Stack, Text, Time, useFormat } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { useLiftWithdrawalMutation } from '../../shared/api/remotes.ts';
import { VersionName } from './version-name.tsx';

/** An automatically withdrawn canary: time, figures, and a button to allow it again. */
export function WithdrawalNotice({ withdrawal, label }: { withdrawal: RemoteWithdrawal; label: string }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const [isAsking, setIsAsking] = useState(false);
  const [lift] = useLiftWithdrawalMutation();
  const { _id: id, version, withdrawnAt, figures } = withdrawal;
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <Badge variant="danger">{t('remotes.withdrawn')}</Badge>
        <VersionName version={version} label={label} />
        <Text size="caption" tone="muted">
          <Time value={withdrawnAt} format="dateTime" />
        </Text>
      </Inline>
      <Text>
        {t('remotes.withdrawnWhy', {
          count: figures.canary.visitors,
          failed: format.number(figures.canary.failed),
          visitors: format.number(figures.canary.visitors),
          stableFailed: format.number(figures.stable.failed),
          stableVisitors: format.number(figures.stable.visitors),
        })}
      </Text>
      <Inline>
        <Button size="sm" onClick={() => setIsAsking(true)}>
          {t('remotes.lift')}
        </Button>
      </Inline>
      {isAsking && (
        <ActionDialog
          title={t('remotes.liftTitle')}
          text={t('remotes.liftText')}
          confirmLabel={t('remotes.lift')}
          onConfirm={() => lift(id).unwrap()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Stack>
  );
}
