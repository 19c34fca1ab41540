import Download from 'lucide-react/icons/download';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Order } from '@barg/api-client/models';
import { getProductDownloadLink } from '@barg/api-client/orders';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, ButtonLink, Inline, lazyDialog, useToast } from '@barg/ui-kit';
import { AskForRefund } from '../../../shared/refund/ask-for-refund.tsx';
import { productPath } from '../../../shared/order-paths.ts';

const CancelOrderDialog = lazyDialog(() => import('./cancel-order-dialog.tsx'));
const ChangeAddressDialog = lazyDialog(() => import('./change-address-dialog.tsx'));
const ProblemDialog = lazyDialog(() => import('./problem-dialog.tsx'));

/** The buyer's actions in the order's current state. */
export function OrderActions({ order }: { order: Order }) {
  const { t } = useTranslation('commerce');
  const [asked, setAsked] = useState<'cancel' | 'move' | 'problem' | null>(null);
  const close = () => setAsked(null);
  const isUntouched = order.status === 'created';
  const isSent = order.status === 'shipped' || order.status === 'delivered';
  const mayComplain = order.problem === null && isSent;
  const isPossible = asked === 'problem' ? mayComplain : isUntouched;
  useTakenBack(asked !== null && !isPossible, close);
  return (
    <Inline>
      {order.type === 'digital' && <DownloadButton productId={order.product._id} />}
      {isUntouched && <Button onClick={() => setAsked('move')}>{t('orders.changeAddress')}</Button>}
      {isUntouched && <Button onClick={() => setAsked('cancel')}>{t('orders.cancel')}</Button>}
      {isSent && (
        <AskForRefund
          subject={{ kind: 'order', itemId: order._id }}
          since={order.deliveredAt ?? order.shippedAt ?? order.createdAt}
        />
      )}
      {mayComplain && <Button onClick={() => setAsked('problem')}>{t('orders.problem')}</Button>}
      <ButtonLink to={productPath(order.product._id)}>{t('orders.open')}</ButtonLink>
      {asked === 'cancel' && isPossible && <CancelOrderDialog order={order} onClose={close} />}
      {asked === 'move' && isPossible && <ChangeAddressDialog order={order} onClose={close} />}
      {asked === 'problem' && isPossible && <ProblemDialog order={order} onClose={close} />}
    </Inline>
  );
}

/** What a question was about is not possible any more: her shop, or another window, was faster. It closes with a word. */
function useTakenBack(isTakenBack: boolean, close: () => void): void {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const handleTakenBack = useEffectEvent(() => {
    toast(t('orders.changedMeanwhile'));
    close();
  });
  useEffect(() => {
    if (isTakenBack) handleTakenBack();
  }, [isTakenBack]);
}

/** The file's URL expires after minutes, so it is requested on press. */
function DownloadButton({ productId }: { productId: string }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const download = async () => {
    setAsking(true);
    try {
      location.assign((await getProductDownloadLink(productId)).url);
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    setAsking(false);
  };
  return (
    <Button variant="primary" icon={Download} isLoading={isAsking} onClick={() => void download()}>
      {t('orders.download')}
    </Button>
  );
}
