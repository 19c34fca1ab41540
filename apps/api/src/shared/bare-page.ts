import { directionOf, type Locale } from '@barg/contract';

/** A bare page has no scripts, loads nothing, cannot be framed, and tells nobody its address, which may be a key. */
export const BARE_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'referrer-policy': 'no-referrer',
};

const STYLE = `
  :root { color-scheme: light dark; }
  body { font: 1rem/1.7 Vazirmatn, Tahoma, system-ui, sans-serif; max-inline-size: 28rem; margin: 12vh auto;
    padding-inline: 1rem; background: #f7f6f2; color: #1b1f1c; overflow-wrap: anywhere; }
  .site { color: #14664a; font-weight: 700; font-size: 1.25rem; }
  .code { font-size: .8rem; opacity: .7; }
  h1 { font-size: 1.4rem; line-height: 1.4; }
  button { font: inherit; font-weight: 600; inline-size: 100%; min-block-size: 3rem; border: 0; border-radius: .625rem;
    background: #14664a; color: #fff; cursor: pointer; }
  a { color: #14664a; }
  button:focus-visible, a:focus-visible { outline: 3px solid #d98e04; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #121513; color: #e9ece9; }
    .site, a { color: #6fcf9f; }
  }`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface BarePage {
  locale: Locale;
  /** Above the title, and beside it in the browser's tab; null where it cannot be asked for. */
  siteName: string | null;
  title: string;
  lead: string;
  role: 'status' | 'note' | 'alert';
  /** Markup below the words. It is not escaped: what a person typed goes through {@link escapeHtml} first. */
  below: string;
}

/** A page that the API shows to a person by itself, for addresses that stand in letters and links. */
export const barePage = ({ locale, siteName, title, lead, role, below }: BarePage): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(siteName ? `${title} — ${siteName}` : title)}</title><style>${STYLE}</style></head>
<body><main>
${siteName ? `<p class="site">${escapeHtml(siteName)}</p>\n` : ''}<h1>${escapeHtml(title)}</h1>
<p role="${role}">${escapeHtml(lead)}</p>
${below}
</main></body></html>`;
