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
  .badge { display: inline-block; padding: .1rem .6rem; border: 1px dashed; border-radius: 1rem; font-size: .8rem; color: #8a5a00; }
  .code { font-size: .8rem; opacity: .7; }
  h1 { font-size: 1.4rem; line-height: 1.4; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
  dd { margin: 0; font-weight: 700; text-align: end; }
  button, input { font: inherit; box-sizing: border-box; inline-size: 100%; min-block-size: 3rem; margin-block-end: .5rem;
    padding-inline: .75rem; border: 1px solid; border-radius: .625rem; }
  button { font-weight: 600; border-color: #14664a; background: #14664a; color: #fff; cursor: pointer; }
  button[data-second] { background: transparent; color: inherit; border-color: #6a716c; }
  input { background: transparent; color: inherit; border-color: #6a716c; }
  .wrong { color: #b3261e; margin-block: 0 .5rem; }
  a { color: #14664a; }
  button:focus-visible, a:focus-visible { outline: 3px solid #d98e04; outline-offset: 2px; }
  @media (prefers-color-scheme: dark) {
    body { background: #121513; color: #e9ece9; }
    .site, a { color: #6fcf9f; }
    .badge { color: #f0b94d; }
    .wrong { color: #f2b8b5; }
    button[data-second], input { border-color: #8b938d; }
  }`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

interface BarePage {
  locale: Locale;
  /** Above the title, and beside it in the browser's tab; null where it cannot be asked for. */
  siteName: string | null;
  /** Above the title: what kind of page this is, where it could be taken for another one. */
  badge?: string;
  title: string;
  lead: string;
  role: 'status' | 'note' | 'alert';
  /** Markup below the words. It is not escaped: what a person typed goes through {@link escapeHtml} first. */
  below: string;
}

/** A page that the API shows to a person by itself, for addresses that stand in letters and links, and for the sandboxes. */
export const barePage = ({ locale, siteName, badge, title, lead, role, below }: BarePage): string => `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(siteName ? `${title} — ${siteName}` : title)}</title><style>${STYLE}</style></head>
<body><main>
${siteName ? `<p class="site">${escapeHtml(siteName)}</p>\n` : ''}${badge ? `<p class="badge">${escapeHtml(badge)}</p>\n` : ''}<h1>${escapeHtml(title)}</h1>
<p role="${role}">${escapeHtml(lead)}</p>
${below}
</main></body></html>`;
