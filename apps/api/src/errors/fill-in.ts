export type SentenceParams = Readonly<Record<string, string | number | bigint>>;

/**
 * A sentence with its `{{name}}`s replaced. Numbers are written in the digits of the culture; what is a string is
 * somebody's words or a name, and stays as it is.
 */
export const fillIn = (template: string, params: SentenceParams, culture: string): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? '';
    return typeof value === 'string'
      ? value
      : new Intl.NumberFormat(culture, { maximumFractionDigits: 2 }).format(value);
  });
