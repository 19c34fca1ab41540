import { findMarkup, type Piece } from '@barg/contract/words';
import sanitizeHtml from 'sanitize-html';

/** Tags with a meaning in plain text; all others are removed. `toPlain` replaces them. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'br', 'em', 'i', 'p', 'strong', 'u'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style'],
  parser: { decodeEntities: true },
};

/** Only texts made to defeat a sanitiser need more rounds. */
const MAX_ROUNDS = 8;

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const unescaped: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

const escapeWords = (text: string): string => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign);
const unescapeWords = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (name) => unescaped[name] ?? name);

/** The content of `<script>` and `<style>` is removed with them, but no text after an unclosed one. */
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

/** Replaces the allowed tags by text: line breaks, paragraphs, the URL of a link. Emphasis keeps its words. */
const toPlain = (html: string): string =>
  unescapeWords(
    html
      .replace(/<a href="([^"]*)">([\s\S]*?)<\/a>/g, (_all, address: string, label: string) => linkText(address, label))
      .replace(/<br \/>\n?/g, '\n')
      .replace(/<\/p>\s*|(?<=\S)\s*<p>/g, '\n\n')
      .replace(/<[^>]*>/g, ''),
  );

/**
 * A user's text as plain text: without comments, PHP blocks and tags. Other characters stay exactly as written,
 * entities too. Repeats until nothing changes, so that removing one tag cannot form another.
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
