import { useState } from 'react';
import type { ManagedPayout } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Button, Inline, useToast } from '@barg/ui-kit';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { useActOnPayoutMutation, type PayoutAction } from './payouts-api.ts';

const ACTS: Record<ManagedPayout['status'], readonly PayoutAction[]> = {
  'pending-review': ['approve', 'refuse'],
  approved: ['paid', 'failed', 'refuse'],
  paid: ['returned'],
  rejected: [],
};

/** Whether the gateway could send it and does not: it has given up, or an operator has taken it over. */
const isGivenUp = ({ status, gateway }: ManagedPayout): boolean =>
  status === 'approved' && gateway?.isInUse === true && gateway.nextTryAt === null;

const actsOn = (payout: ManagedPayout): readonly PayoutAction[] =>
  isGivenUp(payout) ? ['retry', ...ACTS[payout.status]] : ACTS[payout.status];

/** What is done without words of the operator. */
const WORDLESS: readonly PayoutAction[] = ['approve', 'retry'];

const isGood = (act: PayoutAction): boolean => WORDLESS.includes(act) || act === 'paid';

/** The actions in the request's current status. */
export function PayoutActions({ payout }: { payout: ManagedPayout }) {
  const { t } = useTranslation('operator');
  const [act, setAct] = useState<PayoutAction | null>(null);
  return (
    <>
      <Inline>
        {actsOn(payout).map((each) => (
          <Button key={each} variant={isGood(each) ? 'primary' : 'danger'} onClick={() => setAct(each)}>
            {t(`payouts.acts.${each}`)}
          </Button>
        ))}
      </Inline>
      {act && <Act payout={payout} act={act} onClose={() => setAct(null)} />}
    </>
  );
}

interface ActProps {
  payout: ManagedPayout;
  act: PayoutAction;
  onClose: () => void;
}

/** Asks before an action, and carries it out once even if it is sent repeatedly. */
function Act({ payout, act, onClose }: ActProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  // The page is read again behind the dialog: what a colleague has done meanwhile was not seen, and is refused.
  const [{ _id: id, version }] = useState(payout);
  const [perform] = useActOnPayoutMutation();
  const handleConfirm = async (words: string, key: string) => {
    await perform({ act, id, version, words, key }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t(`payouts.acts.${act}`)}
      text={t(`payouts.actHelp.${act}`)}
      confirmLabel={t(`payouts.acts.${act}`)}
      tone={isGood(act) ? 'primary' : 'danger'}
      about={id}
      noteLabel={WORDLESS.includes(act) ? undefined : t(act === 'paid' ? 'payouts.reference' : 'payouts.words')}
      noteLimit={act === 'paid' ? 120 : 500}
      isNoteRequired={!WORDLESS.includes(act)}
      content={{ act, version }}
      onConfirm={handleConfirm}
      onClose={onClose}
    />
  );
}
