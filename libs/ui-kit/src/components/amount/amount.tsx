import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '../../format/use-format.ts';
import type { FontSize } from '../../theme/tokens.ts';
import { AmountRoot, AmountUnit, AmountValue, CoinRoot, PriceRoot } from './amount.styles.ts';

/** The icon of tokens. Decorative: the amount beside it names the unit. */
export const Coin = ({ size = 20 }: { size?: number }) => <CoinRoot $size={size} aria-hidden />;

interface AmountProps {
  /** Tokens, with at most two places. */
  value: number;
  unit?: 'none' | 'tokens';
  coin?: 'shown' | 'hidden';
  size?: FontSize;
}

export const Amount = ({ value, unit = 'none', coin = 'shown', size = 'body' }: AmountProps) => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  return (
    <AmountRoot $size={size}>
      {coin === 'shown' && <Coin />}
      <AmountValue>{format.tokens(value)}</AmountValue>
      {unit === 'tokens' && <AmountUnit>{t('tokenUnit', { count: value })}</AmountUnit>}
    </AmountRoot>
  );
};

/** `6 tokens` as a sentence takes it, with the noun in the form of the number; nothing of them is none, not free. */
export const useTokens = (): ((tokens: number) => string) => {
  const { t } = useTranslation('ui');
  const format = useFormat();
  return (tokens) => t('price', { count: tokens, amount: format.tokens(tokens) });
};

/** `6 tokens`, or the word for free, as a string for attributes and other places without elements. */
export const usePrice = (): ((tokens: number) => string) => {
  const { t } = useTranslation('ui');
  const inWords = useTokens();
  return (tokens) => (tokens === 0 ? t('free') : inWords(tokens));
};

export const PriceTag = ({ value }: { value: number }) => {
  const price = usePrice();
  return (
    <PriceRoot>
      <bdi>{price(value)}</bdi>
    </PriceRoot>
  );
};
