import type { ManagedPackage } from '@barg/api-client/models';
import { unitOf } from '@barg/contract/currency-units';
import { useTranslation } from '@barg/runtime/i18n';
import { Card, CardTitle, Stack, Text, useFormat, useTokens } from '@barg/ui-kit';
import { FormNumberField, useFormContext } from '@barg/ui-kit/forms';
import { giftOf, tokensFor, type SaleTerms } from './package-facts.ts';
import type { PackageForm } from './package-form-schema.ts';

/** The package's price, where it is one of another currency than the site's. */
export type FormerPrice = Pick<ManagedPackage, 'price' | 'currency'>;

interface PriceCardProps {
  terms: SaleTerms;
  former: FormerPrice | null;
}

/** What a package holds, what it costs, and what of it is given away. */
export function PriceCard({ terms, former }: PriceCardProps) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { currency } = terms;
  return (
    <Card>
      <CardTitle>{t('packages.amounts')}</CardTitle>
      <Stack>
        <FormNumberField name="tokens" unit="tokens" places={2} label={t('packages.tokens')} />
        <FormNumberField
          name="price"
          unit="money"
          places={unitOf(currency) === 1 ? 2 : 0}
          label={t('packages.priceIn', { currency })}
          help={
            former
              ? t('packages.repriceHelp', { price: format.money(former.price, former.currency), currency })
              : t('packages.priceHelp')
          }
        />
        <GiftLine terms={terms} />
      </Stack>
    </Card>
  );
}

const isAmount = (value: number | null): value is number => value !== null && Number.isFinite(value) && value > 0;

/** How many tokens are a gift at present, while both amounts are typed. */
function GiftLine({ terms }: Pick<PriceCardProps, 'terms'>) {
  const { t } = useTranslation('operator');
  const tokensOf = useTokens();
  const { watch } = useFormContext<PackageForm>();
  const [tokens, price] = watch(['tokens', 'price']);
  const words = (): string => {
    if (!isAmount(tokens) || !isAmount(price)) return t('packages.giftUnknown');
    const gift = giftOf({ tokens, price }, terms);
    const worth = tokensOf(tokensFor(price, terms));
    return gift > 0 ? t('packages.giftNow', { worth, gift: tokensOf(gift) }) : t('packages.noGiftNow', { worth });
  };
  return (
    <Text as="p" role="status" size="caption" tone="muted">
      {words()}
    </Text>
  );
}
