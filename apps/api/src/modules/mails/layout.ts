import { directionOf } from '@barg/contract';
import type { LetterItem, LetterWords } from './letter.ts';

/** The light palette of the design tokens: mail programs support neither variables nor style sheets. */
const look = {
  bg: '#f7f6f2',
  surface: '#ffffff',
  line: '#e4e2d9',
  ink: '#1b1f1c',
  ink2: '#545b55',
  brand: '#14664a',
  onBrand: '#ffffff',
  font: "Vazirmatn, Tahoma, 'Segoe UI', system-ui, sans-serif",
} as const;

/**
 * A long name or address breaks where the line ends, else it makes the whole letter wider than a phone: the first for
 * programs that know the newer way, the second for those that know the older one.
 */
const breaks = 'overflow-wrap:anywhere;word-break:break-word';
/** As wide as there is room, and not as its longest word. */
const table = (style: string, dir = ''): string =>
  `<table role="presentation"${dir} width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed;width:100%;${style}">`;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

export interface RenderedLetter {
  subject: string;
  text: string;
  html: string;
}

/** A subject must be one line, whatever a name in it contains. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 250);

const itemText = ({ text, quotes, url }: LetterItem): string =>
  [`• ${text}`, ...quotes.map((quote) => `  > ${quote}`), ...(url === null ? [] : [`  ${url}`])].join('\n');

const renderText = (words: LetterWords, siteName: string): string => {
  const { heading, paragraphs, items = [], more, action, afterword, links = [] } = words;
  const named = ({ label, url }: { label: string; url: string }): string => `${label}:\n${url}`;
  return [
    ...[heading, ...paragraphs, ...items.map(itemText), more, action && named(action)],
    ...[afterword, ...links.map(named), `-- \n${siteName}`],
  ]
    .filter((part): part is string => Boolean(part))
    .join('\n\n');
};

/** A masked link is shown as text. */
const isAddress = (url: string): boolean => /^https?:/i.test(url);

const actionHtml = ({ label, url }: NonNullable<LetterWords['action']>): string => {
  const href = escapeHtml(url);
  if (!isAddress(url)) return `<p style="margin:24px 0 0;font-weight:600">${escapeHtml(label)}: ${href}</p>`;
  const button = `display:inline-block;padding:12px 24px;border-radius:10px;background:${look.brand};color:${look.onBrand};font-weight:600;text-decoration:none`;
  const address = `margin:16px 0 0;font-size:13px;color:${look.ink2};word-break:break-all`;
  return (
    `<p style="margin:24px 0 0"><a href="${href}" style="${button}">${escapeHtml(label)}</a></p>` +
    `<p dir="ltr" style="${address}">${href}</p>`
  );
};

const itemHtml = ({ text, quotes, url }: LetterItem): string => {
  const style = `padding:12px 0;border-bottom:1px solid ${look.line};${breaks}`;
  const said = quotes.map(
    (quote) => `<p dir="auto" style="margin:4px 0 0;color:${look.ink2};font-size:14px">${escapeHtml(quote)}</p>`,
  );
  const shown =
    url !== null && isAddress(url)
      ? `<a href="${escapeHtml(url)}" style="color:${look.ink};text-decoration:none">${escapeHtml(text)}</a>`
      : escapeHtml(text);
  return `<tr><td style="${style}">${shown}${said.join('')}</td></tr>`;
};

const itemsHtml = ({ items = [], more }: LetterWords): string => {
  if (items.length === 0) return '';
  const list = `${table('margin:12px 0 0')}${items.map(itemHtml).join('')}</table>`;
  return more ? `${list}<p style="margin:12px 0 0">${escapeHtml(more)}</p>` : list;
};

const linksHtml = ({ links = [] }: LetterWords): string => {
  if (links.length === 0) return '';
  const link = ({ label, url }: { label: string; url: string }): string =>
    isAddress(url)
      ? `<a href="${escapeHtml(url)}" style="color:${look.ink2}">${escapeHtml(label)}</a>`
      : `${escapeHtml(label)}: ${escapeHtml(url)}`;
  return `<p style="margin:8px 0 0;font-size:13px;color:${look.ink2}">${links.map(link).join(' · ')}</p>`;
};

const renderHtml = (words: LetterWords, locale: string, siteName: string): string => {
  const direction = directionOf(locale);
  const start = direction === 'rtl' ? 'right' : 'left';
  const dir = ` dir="${direction}"`;
  const paragraph = (text: string): string => `<p style="margin:12px 0 0">${escapeHtml(text)}</p>`;
  const small = `margin:24px 0 0;padding-top:16px;border-top:1px solid ${look.line};font-size:13px;color:${look.ink2}`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(words.subject)}</title></head>
<body style="margin:0;background:${look.bg}">
${table(`background:${look.bg}`, dir)}<tr><td align="center" style="padding:32px 16px;${breaks}">
${table(`max-width:520px;font-family:${look.font};font-size:15px;line-height:1.7;color:${look.ink};text-align:${start}`, dir)}
<tr><td style="padding:0 0 16px;font-size:20px;font-weight:700;color:${look.brand};${breaks}">${escapeHtml(siteName)}</td></tr>
<tr><td style="padding:28px;background:${look.surface};border:1px solid ${look.line};border-radius:14px;${breaks}">
<h1 style="margin:0;font-size:20px;line-height:1.4">${escapeHtml(words.heading)}</h1>
${words.paragraphs.map(paragraph).join('\n')}
${itemsHtml(words)}
${words.action ? actionHtml(words.action) : ''}
${words.afterword ? `<p style="${small}">${escapeHtml(words.afterword)}</p>` : ''}
${linksHtml(words)}
</td></tr></table>
</td></tr></table>
</body>
</html>`;
};

/** A letter as text and as HTML, in the direction of its language. */
export const renderLetter = (words: LetterWords, locale: string, siteName: string): RenderedLetter => ({
  subject: oneLine(words.subject),
  text: renderText(words, siteName),
  html: renderHtml(words, locale, siteName),
});
