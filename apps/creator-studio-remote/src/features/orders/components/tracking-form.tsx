import { z } from 'zod';
import { shownWords } from '@barg/contract/words';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Form, FormTextField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';

const LONGEST = 100;
const line = z.string().overwrite(shownWords).max(LONGEST);

/** As strict as the server's. */
const trackingSchema = z.object({
  carrier: line,
  trackingNumber: line,
  trackingUrl: z.union([
    z.literal(''),
    z.url({ protocol: /^https$/, error: 'creator-studio:orders.httpsOnly' }).max(500),
  ]),
});

type Tracking = z.output<typeof trackingSchema>;

interface TrackingFormProps {
  order: Order;
  onSend: (tracking: Tracking) => Promise<void>;
}

/** By whom and under which number an order is sent; all of it may be left out. */
export function TrackingForm({ order, onSend }: TrackingFormProps) {
  const { t } = useTranslation('creator-studio');
  const { carrier, trackingNumber, trackingUrl, status } = order;
  const form = useZodForm(trackingSchema, {
    defaultValues: { carrier, trackingNumber, trackingUrl: trackingUrl ?? '' },
  });
  return (
    <Form form={form} onSubmit={onSend}>
      <FormTextField name="carrier" label={t('orders.carrier')} />
      <FormTextField name="trackingNumber" label={t('orders.trackingNumber')} dir="ltr" />
      <FormTextField name="trackingUrl" label={t('orders.trackingUrl')} dir="ltr" inputMode="url" />
      <SubmitButton>{t(status === 'shipped' ? 'orders.correct' : 'orders.ship')}</SubmitButton>
    </Form>
  );
}
