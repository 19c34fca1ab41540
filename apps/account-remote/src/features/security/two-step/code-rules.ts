import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { toLatinDigits } from '@barg/ui-kit/forms';

/** The length of verification codes (specification, section 5). */
const CODE_LENGTH = 6;

/** The digits of a code while it is typed or pasted, as "123 456" from an app that writes it in groups. */
export const codeDigits = (text: string): string =>
  [...text]
    .filter((sign) => /\d/.test(toLatinDigits(sign)))
    .slice(0, CODE_LENGTH)
    .join('');

/** Six digits of any script. */
export const codeSchema = z
  .string()
  .transform((code) => toLatinDigits(code).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'account:security.twoStep.codeFormat'));

/** Ten letters and digits in two groups, with optional separators. */
export const RECOVERY_CODE_MAX = 20;
export const recoveryCodeSchema = z.string().overwrite(shownWords).min(1).max(RECOVERY_CODE_MAX);
