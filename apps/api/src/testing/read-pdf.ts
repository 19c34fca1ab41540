import { extractText, getDocumentProxy, getMeta } from 'unpdf';

/**
 * The words of a PDF, its title and its language. Right-to-left lines come in an order of the reader's own, so tests
 * look for single words, figures and letters.
 */
export const readPdf = async (pdf: Uint8Array): Promise<{ text: string; title: unknown; language: unknown }> => {
  const document = await getDocumentProxy(Uint8Array.from(pdf));
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { text: text.normalize('NFC'), title: info.Title, language: info.Language };
};

/** The texts of the first page, each with its right edge (points from the left of the paper, rounded to tenths). */
export const rightEdgesOf = async (pdf: Uint8Array): Promise<Map<string, number>> => {
  const page = await (await getDocumentProxy(Uint8Array.from(pdf))).getPage(1);
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item] : []));
  return new Map(texts.map(({ str, transform, width }) => [str, Math.round((transform[4] + width) * 10) / 10]));
};

/** How often each letter and digit of some texts occurs. */
export const countLetters = (...texts: readonly string[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const letter of texts
    .join('')
    .normalize('NFC')
    .match(/[\p{L}\p{N}]/gu) ?? [])
    counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return counts;
};
