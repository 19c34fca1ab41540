import { isDeepStrictEqual } from 'node:util';
import { defineError } from '../errors/app-error.ts';

export class WordsChangedError extends defineError({
  code: 'texts.changed_meanwhile',
  status: 409,
  field: 'texts',
  messages: {
    'fa-IR': 'کس دیگری در این میان این نوشته‌ها را عوض کرده است. اگر دوباره ذخیره کنید، نوشتهٔ شما جای آن را می‌گیرد.',
    'en-US': 'Somebody else has changed these words meanwhile. If you save again, yours take their place.',
    'ar-EG': 'غيّر شخص آخر هذا النص في هذه الأثناء. إذا حفظت مرة أخرى، يحل نصك محله.',
  },
}) {}

type TextsOf<Words> = Readonly<Partial<Record<string, Words | null>>>;

interface WordsChange<Words> {
  /** What is stored by now. */
  stored: TextsOf<Words>;
  changed: TextsOf<Words>;
  /** What the writer had read of the languages that change; what is not told is not compared. */
  basedOn: TextsOf<Words> | undefined;
}

/**
 * Holds words that were written about what is not stored any more, so that nobody replaces another's without knowing.
 * @throws WordsChangedError
 */
export function assertWordsStand<Words extends object>({ stored, changed, basedOn = {} }: WordsChange<Words>): void {
  for (const locale of Object.keys(basedOn)) {
    const now = stored[locale] ?? null;
    const isRead = isDeepStrictEqual(now, basedOn[locale] ?? null);
    // Sent twice: the first time has stored it.
    const isWritten = isDeepStrictEqual(now, changed[locale] ?? null);
    if (!isRead && !isWritten) throw new WordsChangedError();
  }
}
