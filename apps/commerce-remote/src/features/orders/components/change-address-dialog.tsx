import { useState } from 'react';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { toQueryError } from '@barg/session';
import { Button, Stack, Text, useToast } from '@barg/ui-kit';
import { Dialog } from '@barg/ui-kit/overlays';
import { OFFLINE, useOnceOnline } from '../../../shared/use-once-online.ts';
import { useMoveOrderMutation } from '../api/orders.ts';
import { AddressChoice, useChosenAddress } from './address-choice.tsx';

/** Changes the address of an order. If shipping to it costs more, an error says so and nothing changes. */
export default function ChangeAddressDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useTranslation('commerce');
  const toast = useToast();
  const [move, { isLoading, error, reset }] = useMoveOrderMutation();
  const [addressId, setAddressId] = useState<string | null>(null);
  const [isAside, setAside] = useState(false);
  const address = useChosenAddress(addressId);
  useOnceOnline(error !== undefined && toQueryError(error).code === OFFLINE, reset);
  const handleMove = async () => {
    if (!address) return;
    try {
      await move({ id: order._id, addressId: address._id }).unwrap();
      toast(t('orders.moved'), { tone: 'success' });
      onClose();
    } catch {
      // The error is shown in the dialog, which stays open for another address.
    }
  };
  const footer = (
    <Button variant="primary" disabled={!address} isLoading={isLoading} onClick={() => void handleMove()}>
      {t('orders.save')}
    </Button>
  );
  return (
    <Dialog
      isOpen={!isAside}
      onClose={onClose}
      title={t('orders.moveTitle')}
      size="sm"
      footer={footer}
      isDismissable={!isLoading}
    >
      <Stack gap={4}>
        <AddressChoice addressId={addressId} onChoose={setAddressId} onAside={setAside} />
        {error !== undefined && (
          <Text as="p" role="alert" tone="danger">
            {toQueryError(error).message || t('shell:errors.default')}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}
