import { useState } from 'react';
import type { ManagedPayout, ManagedPayoutView } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useCurrentUser } from '@barg/session';
import { Button, Inline, Text, useToast } from '@barg/ui-kit';
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

/** What of a request decides what this operator may do with it, and what comes of it. */
export type Decided = Pick<ManagedPayoutView, 'request' | 'takesTwo' | 'firstApproverId'>;

/** Whether this operator was the first of two, and so cannot be the second. */
const isOwnApproval = ({ request, firstApproverId }: Decided, operatorId: string | undefined): boolean =>
  request.status === 'pending-review' && firstApproverId !== null && firstApproverId === operatorId;

/** Whether an approval would be the first of two: nothing is sent after it. */
const isFirstOfTwo = ({ takesTwo, firstApproverId }: Decided): boolean => takesTwo && firstApproverId === null;

const actsOn = (view: Decided, operatorId: string | undefined): readonly PayoutAction[] => {
  const acts = ACTS[view.request.status];
  if (isOwnApproval(view, operatorId)) return acts.filter((act) => act !== 'approve');
  return isGivenUp(view.request) ? ['retry', ...acts] : acts;
};

/** What is done without words of the operator. */
const WORDLESS: readonly PayoutAction[] = ['approve', 'retry'];

const isGood = (act: PayoutAction): boolean => WORDLESS.includes(act) || act === 'paid';

/** The actions in the request's current status. */
export function PayoutActions({ view }: { view: Decided }) {
  const { t } = useTranslation('operator');
  const me = useCurrentUser()?._id;
  const [act, setAct] = useState<PayoutAction | null>(null);
  return (
    <>
      {isOwnApproval(view, me) && <Text weight="medium">{t('payouts.youApproved')}</Text>}
      <Inline>
        {actsOn(view, me).map((each) => (
          <Button key={each} variant={isGood(each) ? 'primary' : 'danger'} onClick={() => setAct(each)}>
            {t(`payouts.acts.${each}`)}
          </Button>
        ))}
      </Inline>
      {act && <Act view={view} act={act} onClose={() => setAct(null)} />}
    </>
  );
}

interface ActProps {
  view: Decided;
  act: PayoutAction;
  onClose: () => void;
}

/** Asks before an action, and carries it out once even if it is sent repeatedly. */
function Act({ view, act, onClose }: ActProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  // The page is read again behind the dialog: what a colleague has done meanwhile was not seen, and is refused.
  const [seen] = useState(view);
  const { _id: id, version } = seen.request;
  const [perform] = useActOnPayoutMutation();
  const handleConfirm = async (words: string, key: string) => {
    await perform({ act, id, version, words, key }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  return (
    <ActionDialog
      title={t(`payouts.acts.${act}`)}
      text={t(`payouts.actHelp.${act === 'approve' && isFirstOfTwo(seen) ? 'approveFirst' : act}`)}
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
