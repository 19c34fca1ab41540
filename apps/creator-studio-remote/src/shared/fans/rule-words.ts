import type { FanListRules } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { useFormat, useTokens, useUi } from '@barg/ui-kit';

export type FanRule = NonNullable<FanListRules>[number];

/** The words of a list's rules, as `Follows you · paid at least 50 tokens in 30 days`. */
export const useRuleWords = () => {
  const { t } = useTranslation('creator-studio');
  const format = useFormat();
  const tokens = useTokens();
  const { locale } = useUi();
  const nameOf = (type: 'region' | 'language', code: string): string =>
    new Intl.DisplayNames([locale], { type }).of(code) ?? code;
  const wordsOf = (rule: FanRule): string => {
    if (rule.kind === 'any') return rule.rules.map(wordsOf).join(t('fans.or'));
    if (rule.kind === 'country') return t('fans.rules.country', { country: nameOf('region', rule.country) });
    if (rule.kind === 'language') return t('fans.rules.language', { language: nameOf('language', rule.language) });
    if (rule.kind === 'new' || rule.kind === 'silent') {
      return t(`fans.rules.${rule.kind}`, { count: rule.days, days: format.number(rule.days) });
    }
    if (rule.kind === 'spent') {
      const [count, days] = [rule.days, format.number(rule.days)];
      return t('fans.rules.spent', { count, days, price: tokens(rule.amount) });
    }
    return t(`fans.rules.${rule.kind}`);
  };
  // Texts of rules stand inside of sentences; the first of them begins one.
  return (rules: readonly FanRule[]): string =>
    rules
      .map(wordsOf)
      .join(t('fans.and'))
      .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale));
};
