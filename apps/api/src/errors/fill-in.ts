import { messagesLocaleOf } from '@barg/contract';
import { moneyFigure, tokenFigure } from './figures.ts';
import { tokenWords } from './token-words.ts';

export type SentenceParams = Readonly<Record<string, string | number | bigint>>;

type Form = 'amount' | 'money' | 'tokens' | 'price' | undefined;

const write = (value: number, form: Form, { params, culture }: { params: SentenceParams; culture: string }): string => {
  const { currency } = params;
  if (form === 'price') return write(value, currency === undefined ? 'tokens' : 'money', { params, culture });
  const amount = tokenFigure(value, culture);
  if (form === 'tokens') return tokenWords(messagesLocaleOf(culture), value, amount);
  if (form === 'amount') return amount;
  if (form === 'money') return moneyFigure(value, String(currency), culture);
  return new Intl.NumberFormat(culture, { maximumFractionDigits: 2 }).format(value);
};

/**
 * Replaces the `{{name}}` placeholders of a sentence. Numbers are written in the culture's digits, amounts as
 * everywhere on the site (`:tokens`, `:amount`, `:money`, `:price`); strings are names or user texts and stay as they are.
 */
export const fillIn = (template: string, params: SentenceParams, culture: string): string =>
  template.replace(/\{\{(\w+)(?::(\w+))?\}\}/g, (_, name: string, form: Form) => {
    const value = params[name] ?? '';
    return typeof value === 'string' ? value : write(Number(value), form, { params, culture });
  });
