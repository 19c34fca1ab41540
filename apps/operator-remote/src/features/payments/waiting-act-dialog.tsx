import { useState } from 'react';
import type { EndWaitingPaymentBody, WaitingPayment } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useToast } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { ActionDialog } from '../../shared/action-dialog.tsx';
import { useActOnWaitingMutation } from './payments-api.ts';

type Seen = NonNullable<EndWaitingPaymentBody['seen']>;
const SEEN: readonly Seen[] = ['done', 'not-done'];

interface WaitingActDialogProps {
  item: WaitingPayment;
  act: WaitingPayment['acts'][number];
  onClose: () => void;
}

/** Asks before an action on an item of the queue. Of a gateway that is gone, it asks what the operator saw there. */
export function WaitingActDialog({ item, act, onClose }: WaitingActDialogProps) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [perform] = useActOnWaitingMutation();
  const [seen, setSeen] = useState<Seen>();
  const [isTried, setTried] = useState(false);
  const { kind, isGatewayGone } = item;
  const seenOf = kind === 'refund' ? 'refund' : 'payment';
  // The bank sent it back, and its tokens with it: nothing is asked any more.
  const isReturned = kind === 'refund' && item.state === 'failed' && act === 'end';
  const help = isReturned ? t('payments.actHelp.end.returned') : t(`payments.actHelp.${act}.${kind}`);
  const asksWhatWasSeen = isGatewayGone && act === 'end' && kind !== 'event' && item.state !== 'failed';
  const handleConfirm = async (text: string) => {
    await perform({ act, id: item._id, kind, text, seen }).unwrap();
    toast(t('done'), { tone: 'success' });
  };
  const refusal = asksWhatWasSeen && seen === undefined ? t('payments.gone.choose') : undefined;
  return (
    <ActionDialog
      title={t(`payments.acts.${act}`)}
      text={asksWhatWasSeen ? t('payments.gone.help') : help}
      confirmLabel={t(`payments.acts.${act}`)}
      tone={act === 'end' ? 'danger' : 'primary'}
      about={`${kind}:${item._id}`}
      noteLabel={act === 'end' ? t('reason') : undefined}
      noteLimit={500}
      isNoteRequired={act === 'end'}
      content={{ act, seen }}
      refusal={refusal}
      onRefused={() => setTried(true)}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {asksWhatWasSeen && (
        <SelectField
          label={t('payments.gone.seen')}
          value={seen ?? ''}
          error={isTried ? refusal : undefined}
          options={[
            { value: '', label: '–' },
            ...SEEN.map((value) => ({ value, label: t(`payments.gone.${seenOf}.${value}`) })),
          ]}
          onChange={(event) => setSeen(SEEN.find((each) => each === event.target.value))}
        />
      )}
    </ActionDialog>
  );
}
