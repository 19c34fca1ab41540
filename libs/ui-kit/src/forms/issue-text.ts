import type { TFunction } from '@barg/runtime/i18n';
import { formatNumber } from '@barg/ui-kit';
import type { z } from 'zod';

interface Reader {
  t: TFunction;
  locale: string;
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** Empty, not chosen, or not checked. */
const isEmpty = (input: unknown): boolean =>
  input === undefined || input === null || input === '' || input === false || Number.isNaN(input);

const sizeText = (issue: Issue, limit: number | bigint, isBelow: boolean, { t, locale }: Reader): string => {
  const direction = isBelow ? 'Small' : 'Big';
  const subject = issue.origin === 'string' ? 'text' : 'number';
  return t(`form.${subject}Too${direction}`, { count: Number(limit), amount: formatNumber(Number(limit), locale) });
};

/** The message for a name that is part of a URL: which character is not allowed. */
const signText = ({ fault, sign, allowed }: Record<string, unknown>, { t }: Reader): string | null => {
  if (fault === 'forbidden_sign') return t('form.forbiddenSign', { sign, allowed });
  return fault === 'forbidden_edge' ? t('form.forbiddenEdge', { sign }) : null;
};

/** The message of a zod issue, in the reader's language. */
export const issueText = (issue: Issue, reader: Reader): string => {
  const { t } = reader;
  if (isEmpty(issue.input)) return t('form.required');
  if (issue.code === 'too_small') return sizeText(issue, issue.minimum, true, reader);
  if (issue.code === 'too_big') return sizeText(issue, issue.maximum, false, reader);
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('form.email');
  if (issue.code === 'invalid_format' && issue.format === 'url') return t('form.url');
  if (issue.code === 'custom') return signText(issue.params ?? {}, reader) ?? t('form.invalid');
  return t('form.invalid');
};

const NAMESPACED_KEY = /^[\w-]+:[\w.-]+$/;

/** A message of the schema or the server, translated if it is a key. */
export const messageText = (message: string | undefined, t: TFunction): string | undefined =>
  message && NAMESPACED_KEY.test(message) ? t(message) : message;
