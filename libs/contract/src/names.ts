/** Names that stand in addresses: their rules, the same in the browser and on the server. */
import { z } from 'zod';

interface NameRule {
  min: number;
  max: number;
  /** What may stand between the first and the last sign, besides small Latin letters and digits. */
  between: string;
}

/** Of an account: it stands in addresses as /{username}. */
export const USERNAME: NameRule = { min: 3, max: 30, between: '._' };
/** Of a page of the site: it stands behind /page/. */
export const PAGE_SLUG: NameRule = { min: 1, max: 80, between: '-' };

/** Why a name is refused whose length is right; the codes are told to callers. */
export type NameFault =
  /** The first sign that may not stand in it, and those that may besides letters and digits. */
  | { fault: 'forbidden_sign'; sign: string; allowed: string }
  /** It begins or ends with one of those that may stand between letters and digits only. */
  | { fault: 'forbidden_edge'; sign: string; allowed: string };

const LETTER_OR_DIGIT = /^[a-z0-9]$/;

/** What is wrong with the signs of a name; null when nothing is. */
export function faultOfName(name: string, { between }: NameRule): NameFault | null {
  const allowed = [...between].join(' ');
  const signs = [...name];
  const strange = signs.find((sign) => !LETTER_OR_DIGIT.test(sign) && !between.includes(sign));
  // A space between quotation marks is not seen.
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

/** One fault at a time: too short, too long, then the sign that may not stand there. */
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
