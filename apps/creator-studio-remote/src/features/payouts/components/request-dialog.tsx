import { useMemo } from 'react';
import type { PayoutMethod, PayoutRequest } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { useAttemptKey } from '@barg/session/attempt-key';
import { useUnsentForm } from '@barg/session/unsent-drafts';
import { PartFailure, Skeleton, useDebouncedValue, useFormat, useToast, useTokens } from '@barg/ui-kit';
import {
  Form,
  FormAmountField,
  FormSelect,
  FormTextArea,
  SubmitButton,
  UnsentNote,
  useZodForm,
} from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { useChangePayoutMutation, usePayoutQuoteQuery, useRequestPayoutMutation } from '../api/payouts.ts';
import { QuoteLines } from './quote-lines.tsx';
import { isAmount, requestSchema, type RequestBounds, type RequestForm } from './request-schema.ts';

interface RequestDialogProps {
  methods: readonly PayoutMethod[];
  /** The fewest tokens that can be asked for, and the most. */
  least: number;
  most: number;
  /** The request that is changed; a new one without it. */
  request?: PayoutRequest;
  onDone: (request: PayoutRequest) => void;
  onClose: () => void;
}

/**
 * What would be sent is not what was shown any more, since a fee or a rate has moved: it is shown anew, and asked
 * again.
 */
const CHANGED = 'payout.changed';

/** The first that is paid to at once; where all are held, the first. */
const usualOf = (methods: readonly PayoutMethod[]) => methods.find(({ heldUntil }) => heldUntil === null) ?? methods[0];

/** Takes how much is to be paid and where to, and says what would be sent before it is asked for. */
export function RequestDialog({ methods, least, most, request, onDone, onClose }: RequestDialogProps) {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const toast = useToast();
  const bounds = useBounds(least, most);
  const send = useSending(request);
  const { amount = most, note = '' } = request ?? {};
  // Only what can be seen in the list: money goes to no account that is not shown.
  const methodId = (methods.find(({ _id }) => _id === request?.methodId) ?? usualOf(methods))?._id;
  const form = useZodForm(
    useMemo(() => requestSchema(bounds), [bounds]),
    { defaultValues: { amount, methodId, note } },
  );
  // The words alone: how much is asked for, and to which account, nobody else has to find on the device.
  const unsent = useUnsentForm(form, `payout:${request?._id ?? 'new'}`, ['note'], { isChange: Boolean(request) });
  const asked = useDebouncedValue(form.watch('amount'));
  const isNew = request === undefined;
  const { currentData, error, isFetching, refetch } = usePayoutQuoteQuery(asked, { skip: !isAmount(asked) });
  // The request under review is the one that changes: what it has reserved is no reason against it.
  const quote = currentData && (isNew ? currentData : { ...currentData, eligible: true });
  const wanted = form.watch('amount');
  const isWaiting = isAmount(wanted) && wanted >= least && wanted <= most && quote?.amount !== wanted;
  const heldUntil = methods.find(({ _id }) => _id === form.watch('methodId'))?.heldUntil;
  const options = methods.map(({ _id, details }) => ({
    value: _id,
    label: `${t(`payouts.methods.${_id}`)} \u2066${details.account}\u2069`,
  }));
  const title = t(isNew ? 'payouts.request' : 'payouts.change');

  const handleSubmit = async (values: RequestForm) => {
    if (!quote || isWaiting) return;
    const typed = unsent.typed();
    const done = await send({ ...values, expectedNet: quote.net }).catch((error: unknown) => {
      if (toQueryError(error).code === CHANGED) void refetch();
      throw error;
    });
    unsent.forget(typed);
    toast(t(isNew ? 'payouts.requested' : 'payouts.changed'), { tone: 'success' });
    onDone(done);
  };

  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <Form form={form} onSubmit={handleSubmit}>
        <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
        <FormAmountField name="amount" label={t('payouts.amount')} help={bounds.text} />
        <FormSelect
          name="methodId"
          label={t('payouts.method')}
          help={heldUntil ? t('payouts.heldUntil', { when: format.dateTime(heldUntil) }) : undefined}
          options={options}
        />
        <FormTextArea name="note" label={t('payouts.note')} rows={2} maxLength={500} />
        {quote && <QuoteLines quote={quote} />}
        {!quote && error && <PartFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
        {!quote && !error && isFetching && <Skeleton height="24px" />}
        <SubmitButton disabled={isWaiting || quote?.eligible === false}>{title}</SubmitButton>
      </Form>
    </Dialog>
  );
}

/** What can be asked for, with the sentence that tells it. */
function useBounds(least: number, most: number): RequestBounds {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const text = t('payouts.bounds', { least: tokens(least), most: tokens(most) });
  return useMemo(() => ({ least, most, text }), [least, most, text]);
}

/** Asks for a payout once, however often it is pressed, or changes the one that there is. */
function useSending(request: PayoutRequest | undefined) {
  const [requestPayout] = useRequestPayoutMutation();
  const [changePayout] = useChangePayoutMutation();
  const attempt = useAttemptKey();
  return (order: RequestForm & { expectedNet: number }): Promise<PayoutRequest> => {
    if (request) return attempt(order, (key) => changePayout({ id: request._id, change: order, key }).unwrap());
    return attempt(order, (key) => requestPayout({ order, key }).unwrap());
  };
}
