import { LinkifyIt, REBuilder } from 'linkify-it';

/** An address in a text: its position, and its URL; null for one that is not linked, as of an e-mail. */
export interface FoundLink {
  index: number;
  end: number;
  href: string | null;
}

/** Longer matches were not written by a person. */
const MAX_LENGTH = 2048;

/** The only top-level domains that are linked without `https://`: "done.it was" and "README.md" are no addresses. */
const BARE_ENDINGS = 'com org net edu gov info shop biz app dev art ir io me tv co ایران'.split(' ');

/**
 * Characters that end an address, beside spaces and punctuation: invisible marks, backslashes, emoji. A half-space is
 * part of a Persian word in an address, `/wiki/نیم‌فاصله`; after a Latin letter it starts a Persian suffix.
 */
const OUTSIDE =
  '(?<![\\u0620-\\u077F])\\u200C|\\u200C(?![\\u0620-\\u077F])|[\\\\\\u00AD\\u061C\\u115F\\u1160\\u180B-\\u180F\\u200B\\u200D-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u2190-\\u2BFF\\u2800\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF9-\\uFFFC]|[\\uD83C-\\uD83E][\\uDC00-\\uDFFF]';

class Rules extends REBuilder {
  constructor() {
    super();
    this.src_Cc = `${this.src_Cc}|${OUTSIDE}`;
    this.src_ZPCc = [this.src_Z, this.src_P, this.src_Cc].join('|');
    this.src_ZCc = [this.src_Z, this.src_Cc].join('|');
  }

  /** Persian words are often written close to an address; Latin letters before one belong to another word. */
  override get_schema_search(): RegExp {
    return /((?<![a-z0-9_+.-]))(https?:|mailto:)/gi;
  }
}

const linkifier = new LinkifyIt({ rebuilder: new Rules(), fuzzyLink: true, tlds: BARE_ENDINGS, maxLength: MAX_LENGTH })
  .add('ftp:', null)
  .add('//', null);

/** The URL, if it is a web address. Without a scheme it gets `https`. */
const webAddress = (schema: string, words: string): string | null => {
  if (schema === 'mailto:') return null;
  const url = URL.parse(schema === '' ? `https://${words}` : words);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.hostname.includes('.') ? url.href : null;
};

/** Trailing punctuation and marks of emphasis. */
const TRAILING = /[!?:*`]+$/;

/** The addresses of a text, in order. A bracket that belongs to one is kept, trailing punctuation is not. */
export const findLinks = (text: string): FoundLink[] =>
  (linkifier.match(text) ?? []).map(({ index, schema, raw }) => {
    const words = raw.replace(TRAILING, '');
    return { index, end: index + words.length, href: webAddress(schema, words) };
  });
