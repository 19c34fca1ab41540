import type { Subscription } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Stack, Text, useFormat, useToast } from '@barg/ui-kit';
import { ConfirmDialog } from '@barg/ui-kit/overlays';
import { useCancelSubscriptionMutation } from '../api/cancel-subscription.ts';
import { subscriptionState } from '../hooks/subscription-state.ts';
import { CancelReasonFields, useCancelReason } from './cancel-reason.tsx';

interface CancelDialogProps {
  subscription: Subscription;
  onClose: () => void;
}

/** Asks before a subscription is cancelled, and for the reason. */
export default function CancelDialog({ subscription, onClose }: CancelDialogProps) {
  const { t } = useTranslation('commerce');
  const format = useFormat();
  const toast = useToast();
  const [cancel, { isLoading }] = useCancelSubscriptionMutation();
  const said = useCancelReason(subscription._id);
  const values = {
    name: subscription.performer.name,
    date: format.date(subscription.currentPeriodEnd, 'long'),
  };
  const handleConfirm = async () => {
    try {
      await cancel({ subscriptionId: subscription._id, why: said.why }).unwrap();
      said.forget();
      toast(t('subscriptions.cancelled', values));
    } catch (thrown) {
      toast(toQueryError(thrown).message || t('shell:errors.default'), { tone: 'danger' });
    }
    onClose();
  };
  const isUnpaid = subscriptionState(subscription) === 'unpaid';
  return (
    <ConfirmDialog
      isOpen
      title={t('subscriptions.cancelTitle', values)}
      confirmLabel={t('subscriptions.cancel')}
      keepLabel={t('subscriptions.keep')}
      tone="danger"
      isBusy={isLoading}
      onConfirm={() => void handleConfirm()}
      onClose={onClose}
    >
      <Stack gap={3}>
        <Text as="span">{t(isUnpaid ? 'subscriptions.cancelUnpaidText' : 'subscriptions.cancelText', values)}</Text>
        <CancelReasonFields name={values.name} said={said} />
      </Stack>
    </ConfirmDialog>
  );
}
