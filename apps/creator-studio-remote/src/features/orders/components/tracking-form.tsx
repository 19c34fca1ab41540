import { z } from 'zod';
import type { Order } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { changedFields, fingerprintOf, hasFields, settleForm, useUnsentForm } from '@barg/session/unsent-drafts';
import { Button, Inline, Stack } from '@barg/ui-kit';
import { Form, FormTextField, UnsentNote, useZodForm } from '@barg/ui-kit/forms';

const LONGEST = 100;
const LONGEST_ADDRESS = 500;

export type Tracking = Record<'carrier' | 'trackingNumber' | 'trackingUrl', string>;

interface TrackingFormProps {
  order: Order;
  isSending: boolean;
  /** Has all of it as an order is sent, and of a correction what was changed. Answers whether it was taken. */
  onSend: (tracking: Partial<Tracking>) => Promise<boolean>;
}

/** Nothing, or an address that a browser opens without danger; the server looks closer. */
const isFit = (address: string): boolean => address === '' || /^https:\/\/[^\s/]+\.[^\s/]+/.test(address);

const trackingSchema = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  trackingUrl: z.string().trim().refine(isFit, { error: 'creator-studio:orders.httpsOnly' }),
});

const trackingOf = ({ carrier, trackingNumber, trackingUrl }: Order): Tracking => ({
  ...{ carrier, trackingNumber },
  trackingUrl: trackingUrl ?? '',
});

/**
 * Where it is kept until it is sent: as long as the order stands at the step, and has the tracking, that it was typed
 * over. After that it is about nothing any more.
 */
const placeOf = (order: Order): string =>
  `order-tracking:${order._id}:${order.status}:${fingerprintOf(JSON.stringify(trackingOf(order)))}`;

const bodyOf = ({ trackingUrl, ...rest }: Tracking): Tracking => ({ ...rest, trackingUrl: trackingUrl.trim() });

/** By whom and under which number an order is sent; all of it may be left out. */
export function TrackingForm({ order, isSending, onSend }: TrackingFormProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(trackingSchema, { defaultValues: trackingOf(order) });
  const isShipped = order.status === 'shipped';
  const unsent = useUnsentForm(form, placeOf(order), undefined, { isChange: isShipped });
  const changesOf = (typed: object, fields: Tracking): Partial<Tracking> =>
    changedFields({ began: form.formState.defaultValues, typed, fields, bodyOf });
  const shown = form.watch();
  const handleSubmit = async (fields: Tracking): Promise<void> => {
    const typed = unsent.typed();
    if (!(await onSend(isShipped ? changesOf(typed, fields) : fields))) return;
    settleForm(form, typed);
    unsent.forget(typed);
  };
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <UnsentNote isRestored={unsent.isRestored} isSent={unsent.isSent} onDiscard={unsent.discard} />
      <Stack gap={3}>
        <FormTextField name="carrier" isOptional label={t('orders.carrier')} maxLength={LONGEST} />
        <FormTextField
          name="trackingNumber"
          isOptional
          label={t('orders.trackingNumber')}
          maxLength={LONGEST}
          dir="ltr"
        />
        <FormTextField
          name="trackingUrl"
          isOptional
          label={t('orders.trackingUrl')}
          maxLength={LONGEST_ADDRESS}
          dir="ltr"
          inputMode="url"
        />
        <Inline>
          <Button
            type="submit"
            variant={isShipped ? undefined : 'primary'}
            // The buyer is told of what changes, so there is nothing to send where nothing does.
            disabled={isShipped && !hasFields(changesOf(shown, shown))}
            isLoading={isSending}
          >
            {t(isShipped ? 'orders.correct' : 'orders.ship')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
