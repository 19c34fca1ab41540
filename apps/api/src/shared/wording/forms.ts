/** Texts by the form of a number. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export const formOf = (locale: string, forms: Forms, count: number): string =>
  forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
