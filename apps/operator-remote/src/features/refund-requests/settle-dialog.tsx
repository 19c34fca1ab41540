import { useState } from 'react';
import { newIdempotencyKey } from '@barg/api-client/http';
import type { OrderProblem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, Skeleton, Text, useDebouncedValue, usePrice, useToast } from '@barg/ui-kit';
import { NumberField, useBoundsText } from '@barg/ui-kit/forms';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { PartsTable } from '../../shared/parts-table.tsx';
import { useSettlePreviewQuery, useSettleProblemMutation } from './refund-requests-api.ts';

interface SettleDialogProps {
  problem: OrderProblem;
  onClose: () => void;
}

/** Settles what is wrong with an order: how many tokens go back, who bears them, why. */
export function SettleDialog({ problem, onClose }: SettleDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const inTokens = usePrice();
  const [amount, setAmount] = useState(0);
  const [key] = useState(newIdempotencyKey);
  const bounds = { least: 0, most: problem.left };
  const told = useBoundsText(bounds, 'tokens');
  const [settle] = useSettleProblemMutation();
  const handleConfirm = async (text: string) => {
    await settle({ id: problem._id, amount: amount > 0 ? amount : undefined, text, key }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t('refunds.settle')}
      text={t('refunds.settleHelp')}
      confirmLabel={t('refunds.settle')}
      tone={amount > 0 ? 'danger' : 'primary'}
      about={problem._id}
      noteLabel={t('refunds.bothWords')}
      noteLimit={500}
      isNoteRequired
      refusal={told.refusalOf(amount)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <NumberField
        label={t('refunds.back')}
        value={amount}
        unit="tokens"
        bounds={bounds}
        required
        end={t('users.tokens')}
        onChange={setAmount}
      />
      {problem.left > 0 && (
        <Inline>
          <Button size="sm" onClick={() => setAmount(problem.left)}>
            <bdi>{t('refunds.giveAll', { tokens: inTokens(problem.left) })}</bdi>
          </Button>
        </Inline>
      )}
      <Preview id={problem._id} amount={amount} />
    </ActionDialog>
  );
}

/** What would happen, or why it would not; nothing moves where nothing is given back. */
function Preview({ id, amount }: { id: string; amount: number }) {
  const { t } = useTranslation('operator');
  const asked = useDebouncedValue(amount);
  const isAsked = asked > 0 && Number.isFinite(asked);
  const { currentData, error } = useSettlePreviewQuery({ id, amount: asked }, { skip: !isAsked });
  if (!isAsked) return null;
  if (error) {
    return (
      <Text role="alert" tone="danger">
        {error.message}
      </Text>
    );
  }
  if (!currentData) return <Skeleton height="96px" radius="card" />;
  return <PartsTable label={t('payments.refund.preview')} parts={currentData.parts} />;
}
