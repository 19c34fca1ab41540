import { useTranslation } from '@barg/runtime/i18n';
import { useFormat } from '@barg/ui-kit';

/** Makes an amount of tokens as a sentence takes it; nothing of them is none, not free. */
export const useTokens = (): ((amount: number) => string) => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  return (amount) => t('posts.price', { count: amount, amount: format.tokens(amount) });
};
