import type { EditedText } from '@barg/api-client/models';

const PLURAL = /_(zero|one|two|few|many|other)$/;

export interface TextGroup {
  namespace: string;
  /** The key without its plural suffix. */
  key: string;
  texts: readonly EditedText[];
}

/** The plural form of a key; null for a text without forms. */
export const pluralFormOf = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;

/** Groups texts: the plural forms of one text together. */
export function groupTexts(texts: readonly EditedText[]): TextGroup[] {
  const meaningOf = ({ namespace, key }: EditedText): string => `${namespace}:${key.replace(PLURAL, '')}`;
  return [...Map.groupBy(texts, meaningOf).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ namespace: first.namespace, key: first.key.replace(PLURAL, ''), texts: group }] : [];
  });
}
