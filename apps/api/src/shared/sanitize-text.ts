import { z } from 'zod';

/** HTML comments and PHP blocks, also those that are never closed, then every tag. */
const removed: ReadonlyArray<[RegExp, string]> = [
  [/<!--[\s\S]*?(?:-->|$)/g, ''],
  [/<\?(?:php|=)[\s\S]*?(?:\?>|$)/gi, ''],
  // A name, then attributes that have values: what people write with < and > is no tag.
  [/<\/?[a-z][a-z0-9-]*(?:\s+[a-z:@_-]+\s*=\s*(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>=]+))*\s*\/?>/gi, ''],
  // Control characters but tab and line feed: PostgreSQL refuses NUL, and none of them can be seen.
  [/[\u0000-\u0008\u000B-\u001F\u007F]/g, ''],
];

/**
 * What people write, as plain text: without comments, code blocks, tags, control characters and broken surrogates.
 * Repeats until nothing changes, so that no tag is put together from what was around another one.
 */
export const sanitizeText = (text: string): string => {
  let [before, after] = ['', text.toWellFormed().replaceAll('\r\n', '\n')];
  while (before !== after) {
    before = after;
    for (const [pattern, replacement] of removed) after = after.replace(pattern, replacement);
  }
  return after.trim();
};

/** A required text of a request, sanitised; what is nothing but markup counts as empty. */
export const requiredText = (maxLength: number) =>
  z.string().max(maxLength).transform(sanitizeText).pipe(z.string().min(1).max(maxLength));
