import { findMarkup, type Piece } from '@barg/contract/words';
import sanitizeHtml from 'sanitize-html';

/** Tags that mean something in plain text; all others go. Their meaning is written out by `toPlain`. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'p', 'strong', 'u'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style'],
  parser: { decodeEntities: true },
};

/** More rounds than this need only texts that are made to get around a sanitiser. */
const MAX_ROUNDS = 8;

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const unescaped: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const escapeWords = (text: string): string => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);
const unescapeWords = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (name) => unescaped[name] ?? name);

/** `<script>` and `<style>` take what stands in them along, but never a text in which they are not closed. */
const toHtml = (pieces: Piece[]): string => {
  const closed = (name: string) =>
    pieces.map(({ kind, text }) => kind === 'tag' && isTag(text, `/${name}`)).lastIndexOf(true);
  const lastEnd = { script: closed('script'), style: closed('style') };
  return pieces
    .map(({ kind, text }, index) => {
      if (kind === 'words') return escapeWords(text);
      const isOpen = (name: 'script' | 'style') => isTag(text, name) && lastEnd[name] < index;
      return kind === 'junk' || isOpen('script') || isOpen('style') ? '' : text.replaceAll('&', '&amp;');
    })
    .join('');
};

const isTag = (text: string, name: string): boolean => new RegExp(`^<${name}[\\s/>]`, 'i').test(text);

const linkText = (address: string, label: string): string =>
  label.trim() === '' || label.trim() === address ? address : `${label} (${address})`;

/** The allowed tags, written out: lines, paragraphs, the address behind a link. Emphasis is kept as its words. */
const toPlain = (html: string): string =>
  unescapeWords(
    html
      .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_all, address: string, label: string) => linkText(address, label))
      .replace(/<br \/>\n?/g, '\n')
      .replace(/<\/p>\s*|(?<=\S)\s*<p>/g, '\n\n')
      .replace(/<[^>]*>/g, ''),
  );

/**
 * What someone wrote, as plain text: without comments, PHP blocks and tags. Signs that are no tag stay exactly as they
 * were written, entities too. Repeats until nothing changes, so that no tag is put together from what was around
 * another one.
 */
export const toPlainText = (text: string): string => {
  let current = text;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const pieces = findMarkup(current);
    if (pieces.length === 1) return current;
    current = toPlain(sanitizeHtml(toHtml(pieces), allowed));
  }
  return findMarkup(current).length === 1 ? current : current.replace(/[<>]/g, '');
};
