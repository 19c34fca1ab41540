import { useState } from 'react';
import type { Order, UpdateOrderBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Card, CardTitle, Inline, lazyDialog, Stack, Text, useToast } from '@barg/ui-kit';
import { useUpdateOrderMutation } from '../api/orders.ts';
import { TrackingForm, type Tracking } from './tracking-form.tsx';

const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'));
const StepDialog = lazyDialog(() => import('./step-dialog.tsx'));

type Step = Omit<UpdateOrderBody, 'version'>;

/** Takes a step with an order as it was seen; says why where that is refused, and answers whether it was taken. */
const useStep = ({ _id: id, version }: Order) => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [update, { isLoading }] = useUpdateOrderMutation();
  const take = async (step: Step): Promise<boolean> => {
    try {
      await update({ id, version, ...step }).unwrap();
      toast(t('orders.done'), { tone: 'success' });
      return true;
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
      return false;
    }
  };
  return { take, isLoading };
};

type FinalStep = Step & { status: 'shipped' | 'delivered' };

/** A step that cannot be taken back waits for an answer; whoever asked for it is told whether it was taken. */
const useFinalStep = (take: (step: Step) => Promise<boolean>) => {
  const [asked, setAsked] = useState<{ step: FinalStep; answer: (isTaken: boolean) => void } | null>(null);
  const close = (isTaken: boolean) => {
    asked?.answer(isTaken);
    setAsked(null);
  };
  return {
    step: asked?.step.status,
    ask: (step: FinalStep) => new Promise<boolean>((answer) => setAsked({ step, answer })),
    confirm: async () => close(asked !== null && (await take(asked.step))),
    cancel: () => close(false),
  };
};

/** What the seller does next with an order: begin, send, correct how it is tracked, say that it has come, refund. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('creator-studio');
  const { take, isLoading } = useStep(order);
  const final = useFinalStep(take);
  const [isRefunding, setRefunding] = useState(false);
  const { status } = order;
  if (status === 'delivered' || status === 'refunded') return null;
  const send = (tracking: Partial<Tracking>) => {
    const step = { status: 'shipped' as const, ...tracking };
    return status === 'shipped' ? take(step) : final.ask(step);
  };
  return (
    <Card>
      <CardTitle>{t('orders.next')}</CardTitle>
      <Stack gap={4}>
        <Text tone="muted">{t(`orders.hints.${status}`)}</Text>
        {status !== 'created' && <TrackingForm key={status} order={order} isSending={isLoading} onSend={send} />}
        <Inline>
          {status === 'created' && (
            <Button variant="primary" isLoading={isLoading} onClick={() => void take({ status: 'processing' })}>
              {t('orders.begin')}
            </Button>
          )}
          {status === 'shipped' && (
            <Button isLoading={isLoading} onClick={() => void final.ask({ status: 'delivered' })}>
              {t('orders.deliver')}
            </Button>
          )}
          {status !== 'shipped' && <Button onClick={() => setRefunding(true)}>{t('orders.refund')}</Button>}
        </Inline>
      </Stack>
      {final.step && (
        <StepDialog
          {...{ order, step: final.step, isBusy: isLoading }}
          onConfirm={() => void final.confirm()}
          onClose={final.cancel}
        />
      )}
      {isRefunding && (
        <RefundDialog
          order={order}
          isBusy={isLoading}
          onConfirm={(reason) => take({ status: 'cancelled', reason })}
          onClose={() => setRefunding(false)}
        />
      )}
    </Card>
  );
}
