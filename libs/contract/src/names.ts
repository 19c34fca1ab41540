/** Rules for names in URLs, the same in browser and server. */
import { z } from 'zod';

interface NameRule {
  min: number;
  max: number;
  /** Characters allowed inside the name, besides lower case Latin letters and digits. */
  between: string;
}

/** A username is in the URL /{username}. */
export const USERNAME: NameRule = { min: 3, max: 30, between: '._' };
/** The slug of a page is in the URL /page/{slug}. */
export const PAGE_SLUG: NameRule = { min: 1, max: 80, between: '-' };

/** Why a name of valid length is refused; the codes are part of the API. */
export type NameFault =
  /** The first invalid character, and the ones allowed besides letters and digits. */
  | { fault: 'forbidden_sign'; sign: string; allowed: string }
  /** It begins or ends with a character that is allowed only between letters and digits. */
  | { fault: 'forbidden_edge'; sign: string; allowed: string };

const LETTER_OR_DIGIT = /^[a-z0-9]$/;

/** The fault of a name's characters; null when there is none. */
export function faultOfName(name: string, { between }: NameRule): NameFault | null {
  // Not parted by the end of a line, where each would look like the end of a sentence.
  const allowed = [...between].join('\u00A0');
  const signs = [...name];
  const strange = signs.find((sign) => !LETTER_OR_DIGIT.test(sign) && !between.includes(sign));
  // A space between quotation marks would be invisible.
  if (strange !== undefined) return { fault: 'forbidden_sign', sign: /\s/.test(strange) ? '␣' : strange, allowed };
  const edge = [signs[0], signs.at(-1)].find((sign) => sign !== undefined && !LETTER_OR_DIGIT.test(sign));
  return edge === undefined ? null : { fault: 'forbidden_edge', sign: edge, allowed };
}

const patternOf = ({ min, max, between }: NameRule): string => {
  const inner = `[a-z0-9${between.replace('-', '\\-')}]`;
  return min > 1
    ? `^[a-z0-9]${inner}{${min - 2},${max - 2}}[a-z0-9]$`
    : `^[a-z0-9](?:${inner}{0,${max - 2}}[a-z0-9])?$`;
};

/** One fault at a time: too short, too long, then an invalid character. */
const ruled = (text: z.ZodString, rule: NameRule) =>
  text
    .min(rule.min)
    .max(rule.max)
    .check((checked) => {
      const params = checked.issues.length === 0 ? faultOfName(checked.value, rule) : null;
      if (params) checked.issues.push({ code: 'custom', params: { ...params }, input: checked.value });
    })
    .meta({ pattern: patternOf(rule) });

/** Lower case letters, digits, dots and underscores; capitals are taken as small letters. */
export const usernameSchema = ruled(z.string().trim().toLowerCase(), USERNAME);
/** Lower case letters, digits and hyphens. */
export const pageSlugSchema = ruled(z.string(), PAGE_SLUG);
