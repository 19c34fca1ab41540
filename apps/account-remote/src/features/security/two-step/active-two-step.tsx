import { useState } from 'react';
import type { TwoStepStatus } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useAppSelector, userSlice } from '@barg/session';
import { useAskedAgain } from '@barg/session/line';
import { Button, Inline, Stack, Text, useFormat, useToast } from '@barg/ui-kit';
import {
  useIdentitiesQuery,
  useRenewRecoveryCodesMutation,
  useStopTwoStepMutation,
  type Proof,
} from '../security-api.ts';
import { ProofDialog } from './proof-dialog.tsx';

interface ActiveTwoStepProps {
  status: TwoStepStatus;
  onCodes: (codes: readonly string[]) => void;
}

/** The actions while it is on: new recovery codes, and turning it off. */
export function ActiveTwoStep({ status, onCodes }: ActiveTwoStepProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const toast = useToast();
  const [asking, setAsking] = useState<'renew' | 'stop' | null>(null);
  const [renew] = useRenewRecoveryCodesMutation();
  const [stop] = useStopTwoStepMutation();
  const isOperator = useAppSelector(userSlice.selectors.selectCurrentUser)?.role === 'operator';
  const hasPassword = useAskedAgain(useIdentitiesQuery()).data?.hasPassword !== false;
  // For operators the password alone is not sufficient.
  const by = hasPassword && !isOperator ? 'password' : 'code';
  const handleRenew = async (proof: Proof): Promise<void> => onCodes((await renew(proof).unwrap()).recoveryCodes);
  const handleStop = async (proof: Proof): Promise<void> => {
    await stop(proof).unwrap();
    toast(t('security.twoStep.turnedOff'), { tone: 'success' });
  };
  const count = status.recoveryCodesLeft;
  return (
    <Stack>
      <Text tone="muted">{t('security.twoStep.activeExplanation')}</Text>
      <Text tone={count > 2 ? 'muted' : 'danger'}>
        {t('security.recovery.left', { count, amount: format.number(count) })}
      </Text>
      <Inline wrap="wrap">
        <Button onClick={() => setAsking('renew')}>{t('security.recovery.renew')}</Button>
        <Button onClick={() => setAsking('stop')}>{t('security.twoStep.turnOff')}</Button>
      </Inline>
      {asking === 'renew' && (
        <ProofDialog
          title={t('security.recovery.renew')}
          explanation={t('security.recovery.renewExplanation')}
          submitLabel={t('security.recovery.renew')}
          by={by}
          onProve={handleRenew}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'stop' && (
        <ProofDialog
          title={t('security.twoStep.turnOffTitle')}
          explanation={t('security.twoStep.turnOffExplanation')}
          submitLabel={t('security.twoStep.turnOff')}
          tone="danger"
          by={by}
          onProve={handleStop}
          onClose={() => setAsking(null)}
        />
      )}
    </Stack>
  );
}
