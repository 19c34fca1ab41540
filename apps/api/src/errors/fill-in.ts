export type SentenceParams = Readonly<Record<string, string | number | bigint>>;

/**
 * Replaces the `{{name}}` placeholders of a sentence. Numbers are written in the culture's digits; strings are names or
 * user texts and stay as they are.
 */
export const fillIn = (template: string, params: SentenceParams, culture: string): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'string'
      ? value
      : new Intl.NumberFormat(culture, { maximumFractionDigits: 2 }).format(value);
  });
