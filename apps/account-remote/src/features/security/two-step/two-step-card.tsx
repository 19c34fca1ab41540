import { useState } from 'react';
import type { TwoStepSetUp, TwoStepStatus } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError, useConfirmed } from '@barg/session';
import { Badge, Button, Card, CardTitle, ErrorState, Inline, Skeleton, Stack, Text, useToast } from '@barg/ui-kit';
import { useStartTwoStepMutation, useTwoStepQuery } from '../security-api.ts';
import { ActiveTwoStep } from './active-two-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';

/** Two-step verification: off, being set up, or on. */
export function TwoStepCard() {
  const { t } = useTranslation('account');
  const { data, error, isFetching, refetch } = useTwoStepQuery();
  return (
    <Card>
      <Stack>
        <Inline justify="space-between">
          <CardTitle>{t('security.twoStep.title')}</CardTitle>
          {data?.isEnabled && <Badge variant="status">{t('security.twoStep.on')}</Badge>}
        </Inline>
        {data && <TwoStepBody status={data} />}
        {!data && error && (
          <ErrorState message={error.message} onRetry={() => void refetch()} isRetrying={isFetching} />
        )}
        {!data && !error && <Skeleton height={96} />}
      </Stack>
    </Card>
  );
}

function TwoStepBody({ status }: { status: TwoStepStatus }) {
  const { t } = useTranslation('account');
  const toast = useToast();
  const runConfirmed = useConfirmed();
  const [start, { isLoading }] = useStartTwoStepMutation();
  const [setUp, setSetUp] = useState<TwoStepSetUp | null>(null);
  // State of this component, because the codes are returned once only and the status below changes.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const handleConfirmed = (recoveryCodes: readonly string[]): void => {
    setCodes(recoveryCodes);
    setSetUp(null);
  };
  const handleTurnOn = async (): Promise<void> => {
    try {
      setSetUp(await runConfirmed(() => start().unwrap()));
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />;
  if (status.isEnabled) return <ActiveTwoStep status={status} onCodes={setCodes} />;
  if (setUp) return <SetUp setUp={setUp} onConfirmed={handleConfirmed} onCancel={() => setSetUp(null)} />;
  return (
    <Stack>
      <Text tone="muted">{t('security.twoStep.explanation')}</Text>
      <Inline>
        <Button variant="primary" isLoading={isLoading} onClick={() => void handleTurnOn()}>
          {t('security.twoStep.turnOn')}
        </Button>
      </Inline>
    </Stack>
  );
}
