import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { Form, FormAmountField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { isPriceFit, priceRefusal, typedNumber, PRICES } from '../asking-price.ts';

const sellSchema = z
  .object({ price: typedNumber })
  .refine(({ price }) => isPriceFit({ audience: 'paid', price }), priceRefusal);

interface SellDialogProps {
  onSell: (price: number) => void;
  onClose: () => void;
}

/** Asks for the price that each of the chosen works is to have. */
export function SellDialog({ onSell, onClose }: SellDialogProps) {
  const { t } = useTranslation('creator-studio');
  const form = useZodForm(sellSchema, { defaultValues: { price: NaN } });
  return (
    <Dialog isOpen size="sm" title={t('audience.sell')} onClose={onClose}>
      <Form form={form} onSubmit={({ price }) => onSell(price)}>
        <FormAmountField name="price" label={t('composer.price')} help={t('audience.sellHelp')} presets={PRICES} />
        <SubmitButton>{t('audience.change')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
