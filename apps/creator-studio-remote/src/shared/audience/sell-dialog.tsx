import { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { Form, FormAmountField, SubmitButton, useZodForm } from '@barg/ui-kit/forms';
import { Dialog } from '@barg/ui-kit/overlays';
import { typedNumber, PRICES } from '../asking-price.ts';
import { useAskingBounds, useAskingSchema } from '../use-asking-bounds.ts';

const sellSchema = z.object({ price: typedNumber });

const offerOf = ({ price }: z.infer<typeof sellSchema>) => ({ audience: 'paid' as const, price });

interface SellDialogProps {
  onSell: (price: number) => void;
  onClose: () => void;
}

/** Asks for the price that each of the chosen works is to have. */
export function SellDialog({ onSell, onClose }: SellDialogProps) {
  const { t } = useTranslation('creator-studio');
  const { maximum, help } = useAskingBounds();
  const form = useZodForm(useAskingSchema(sellSchema, offerOf), { defaultValues: { price: NaN } });
  return (
    <Dialog isOpen size="sm" title={t('audience.sell')} onClose={onClose}>
      <Form form={form} onSubmit={({ price }) => onSell(price)}>
        <FormAmountField
          name="price"
          label={t('composer.price')}
          help={`${t('audience.sellHelp')} ${help}`}
          presets={PRICES.filter((price) => price <= maximum)}
        />
        <SubmitButton>{t('audience.change')}</SubmitButton>
      </Form>
    </Dialog>
  );
}
