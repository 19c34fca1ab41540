import { useState, type SubmitEvent } from 'react';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useUnsentText } from '@barg/session/unsent-drafts';
import { Button, Inline, Stack } from '@barg/ui-kit';
import { TextField } from '@barg/ui-kit/fields';

const LONGEST = 100;
const LONGEST_ADDRESS = 500;

export type Tracking = Record<'carrier' | 'trackingNumber' | 'trackingUrl', string>;

interface TrackingFormProps {
  order: Order;
  isSending: boolean;
  /** Answers whether it was taken. */
  onSend: (tracking: Tracking) => Promise<boolean>;
}

/** Nothing, or an address that a browser opens without danger; the server looks closer. */
const isFit = (address: string): boolean => address === '' || /^https:\/\/[^\s/]+\.[^\s/]+/.test(address);

/** By whom and under which number an order is sent; all of it may be left out. */
export function TrackingForm({ order, isSending, onSend }: TrackingFormProps) {
  const { t } = useTranslation('creator-studio');
  const { carrier, trackingNumber, trackingUrl, status } = order;
  const fields = {
    carrier: useUnsentText(`order-carrier:${order._id}`, carrier),
    trackingNumber: useUnsentText(`order-number:${order._id}`, trackingNumber),
    trackingUrl: useUnsentText(`order-url:${order._id}`, trackingUrl ?? ''),
  };
  const [isRefused, setRefused] = useState(false);
  const field = (name: keyof Tracking) => ({
    isOptional: true,
    label: t(`orders.${name}`),
    value: fields[name].text,
    onChange: ({ target }: { target: { value: string } }) => fields[name].change(target.value),
  });
  const isShipped = status === 'shipped';
  const isAsBefore =
    fields.carrier.text === carrier &&
    fields.trackingNumber.text === trackingNumber &&
    fields.trackingUrl.text.trim() === (trackingUrl ?? '');
  const send = async (address: string) => {
    const words = { carrier: fields.carrier.text, trackingNumber: fields.trackingNumber.text };
    if (!(await onSend({ ...words, trackingUrl: address }))) return;
    for (const { text, forget } of Object.values(fields)) forget(text);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const address = fields.trackingUrl.text.trim();
    setRefused(!isFit(address));
    if (isFit(address)) void send(address);
  };
  return (
    <form onSubmit={handleSubmit} noValidate>
      <Stack gap={3}>
        <TextField {...field('carrier')} maxLength={LONGEST} />
        <TextField {...field('trackingNumber')} maxLength={LONGEST} dir="ltr" />
        <TextField
          {...field('trackingUrl')}
          maxLength={LONGEST_ADDRESS}
          dir="ltr"
          inputMode="url"
          error={isRefused ? t('orders.httpsOnly') : undefined}
        />
        <Inline>
          <Button
            type="submit"
            variant={isShipped ? undefined : 'primary'}
            // The buyer is told of what changes, so there is nothing to send where nothing does.
            disabled={isShipped && isAsBefore}
            isLoading={isSending}
          >
            {t(isShipped ? 'orders.correct' : 'orders.ship')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
