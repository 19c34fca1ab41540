import { z } from 'zod';

/** Longer than any: a kiss of two people with skin colours has 15 code units. */
const MAX_LENGTH = 32;
/** Whole emoji as Unicode recommends them, whatever they are composed of. */
const ONE_EMOJI = /^\p{RGI_Emoji}$/v;
/** Asks for the coloured form of a sign that is also a letter: of the heart, for one. Not every keyboard sends it. */
const COLOURED = '\uFE0F';

const readEmoji = (written: string): string | undefined =>
  [written, written + COLOURED].find((form) => ONE_EMOJI.test(form));

/** Exactly one emoji. */
export const emojiSchema = z
  .string()
  .max(MAX_LENGTH)
  .transform((written, context) => {
    const emoji = readEmoji(written);
    if (emoji !== undefined) return emoji;
    context.addIssue({ code: 'custom', message: 'one emoji' });
    return z.NEVER;
  });
