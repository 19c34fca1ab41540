import { shownWords } from '@barg/contract/words';
import { z } from 'zod';
import { toLatinDigits } from '@barg/ui-kit/forms';

/** Of every verification code (specification, section 5). */
export const CODE_LENGTH = 6;

/** Six digits of any keyboard. */
export const codeSchema = z
  .string()
  .transform((code) => toLatinDigits(code).replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'account:security.twoStep.codeFormat'));

/** Ten letters and digits in two groups, with room for how people type them. */
export const RECOVERY_CODE_MAX = 20;
export const recoveryCodeSchema = z.string().overwrite(shownWords).min(1).max(RECOVERY_CODE_MAX);
