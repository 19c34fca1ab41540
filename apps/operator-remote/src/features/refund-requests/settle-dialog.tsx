import { useState } from 'react';
import type { OrderProblem } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, useTokens, useToast } from '@barg/ui-kit';
import { NumberField, useBoundsText } from '@barg/ui-kit/forms';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { PartsTable } from '../../shared/parts-table.tsx';
import { PreviewRoom } from '../../shared/preview-room.tsx';
import { useAskedAmount } from '../../shared/use-asked-amount.ts';
import { useSettlePreviewQuery, useSettleProblemMutation } from './refund-requests-api.ts';

interface SettleDialogProps {
  problem: OrderProblem;
  onClose: () => void;
}

/** Settles what is wrong with an order: how many tokens go back, who bears them, why. */
export function SettleDialog({ problem, onClose }: SettleDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const inTokens = useTokens();
  const [amount, setAmount] = useState(0);
  const bounds = { least: 0, most: problem.left };
  const told = useBoundsText(bounds, 'tokens');
  const { asked, isAsked } = useAskedAmount(amount, told.refusalOf);
  const preview = useSettlePreviewQuery({ id: problem._id, amount: asked }, { skip: !isAsked || asked === 0 });
  const [settle] = useSettleProblemMutation();
  const handleConfirm = async (text: string, key: string) => {
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
      content={{ amount }}
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
      {/* Nothing moves where nothing is given back. */}
      {amount !== 0 && (
        <PreviewRoom isAsked={isAsked} query={preview}>
          {(bearers) => <PartsTable label={t('payments.refund.preview')} parts={bearers.parts} />}
        </PreviewRoom>
      )}
    </ActionDialog>
  );
}
