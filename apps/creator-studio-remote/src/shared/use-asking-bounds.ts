import { useMemo } from 'react';
import type { z } from 'zod';
import { useTranslation } from '@barg/runtime/i18n';
import { useSetting } from '@barg/session';
import { useTokens } from '@barg/ui-kit';
import { isPriceFit, type Offer } from './asking-price.ts';

/** The most that the site lets a work cost, as it is told before and after another price was typed. */
export const useAskingBounds = () => {
  const { t } = useTranslation('creator-studio');
  const tokens = useTokens();
  const maximum = useSetting('maximumWalletPrice');
  const most = tokens(maximum);
  return { maximum, help: t('composer.priceMost', { most }), refusal: t('composer.priceBounds', { most }) };
};

/** A form's schema that also refuses a price which the site does not take. */
export const useAskingSchema = <Fields>(
  schema: z.ZodType<Fields, Fields>,
  offerOf: (fields: Fields) => Offer,
): z.ZodType<Fields, Fields> => {
  const { maximum, refusal } = useAskingBounds();
  return useMemo(
    () => schema.refine((fields) => isPriceFit(offerOf(fields), maximum), { path: ['price'], error: refusal }),
    [schema, offerOf, maximum, refusal],
  );
};
