import { useState } from 'react';
import type { Order, UpdateOrderBody } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Card, CardTitle, Inline, lazyDialog, Stack, Text, useToast } from '@barg/ui-kit';
import { useUpdateOrderMutation } from '../api/orders.ts';
import { TrackingForm } from './tracking-form.tsx';

const RefundDialog = lazyDialog(() => import('./refund-dialog.tsx'));

/** Takes a step with an order as it was seen; says why where that is refused, and answers whether it was taken. */
const useStep = ({ _id: id, version }: Order) => {
  const { t } = useTranslation('creator-studio');
  const toast = useToast();
  const [update, { isLoading }] = useUpdateOrderMutation();
  const take = async (step: Omit<UpdateOrderBody, 'version'>): Promise<boolean> => {
    try {
      await update({ id, version, ...step }).unwrap();
      toast(t('orders.done'), { tone: 'success' });
      return true;
    } catch (thrown) {
      toast(toQueryError(thrown).message, { tone: 'danger' });
      return false;
    }
  };
  return { take, isLoading };
};

/** What the seller does next with an order: begin, send, correct how it is tracked, say that it has come, refund. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('creator-studio');
  const { take, isLoading } = useStep(order);
  const [isRefunding, setRefunding] = useState(false);
  const { status } = order;
  if (status === 'delivered' || status === 'refunded') return null;
  return (
    <Card>
      <CardTitle>{t('orders.next')}</CardTitle>
      <Stack gap={4}>
        <Text tone="muted">{t(`orders.hints.${status}`)}</Text>
        {status !== 'created' && (
          <TrackingForm
            order={order}
            isSending={isLoading}
            onSend={(tracking) => take({ status: 'shipped', ...tracking })}
          />
        )}
        <Inline>
          {status === 'created' && (
            <Button variant="primary" isLoading={isLoading} onClick={() => void take({ status: 'processing' })}>
              {t('orders.begin')}
            </Button>
          )}
          {status === 'shipped' && (
            <Button isLoading={isLoading} onClick={() => void take({ status: 'delivered' })}>
              {t('orders.deliver')}
            </Button>
          )}
          {status !== 'shipped' && <Button onClick={() => setRefunding(true)}>{t('orders.refund')}</Button>}
        </Inline>
      </Stack>
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
