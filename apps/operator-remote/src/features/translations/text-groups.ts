import type { EditedText } from '@barg/api-client/models';

const PLURAL = /_(zero|one|two|few|many|other)$/;

export interface TextGroup {
  namespace: string;
  /** Without the plural ending. */
  key: string;
  texts: readonly EditedText[];
}

/** The plural form that a key stands for; null for a text without forms. */
export const pluralFormOf = (key: string): string | null => PLURAL.exec(key)?.[1] ?? null;

/** Texts as they are read: the plural forms of one meaning together. */
export function groupTexts(texts: readonly EditedText[]): TextGroup[] {
  const meaningOf = ({ namespace, key }: EditedText): string => `${namespace}:${key.replace(PLURAL, '')}`;
  return [...Map.groupBy(texts, meaningOf).values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ namespace: first.namespace, key: first.key.replace(PLURAL, ''), texts: group }] : [];
  });
}
