import { Parser } from 'htmlparser2';
import { cleanLine } from '../../shared/user-text.ts';

/** What a page says of itself, as plain text. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  /** As it is written there; may be relative. */
  pictureAddress: string | null;
}

/** UTF-16 code units. */
const MOST = { title: 200, description: 300, siteName: 80 };

/** By what a value is found, the best first. */
const NAMES = {
  title: ['og:title', 'twitter:title', '<title>'],
  description: ['og:description', 'twitter:description', 'description'],
  siteName: ['og:site_name', 'application-name'],
  picture: ['og:image:secure_url', 'og:image:url', 'og:image', 'twitter:image', 'twitter:image:src'],
} as const;

/** Longer values are no facts. */
const LONGEST_VALUE = 4096;

/** What stands in the head of a page, by lower-case names; the first of each name counts. */
const collectFacts = (html: string): ReadonlyMap<string, string> => {
  const facts = new Map<string, string>();
  const note = (name: string | undefined, value: string | undefined): void => {
    const key = name?.trim().toLowerCase();
    if (key && value && !facts.has(key)) facts.set(key, value.slice(0, LONGEST_VALUE));
  };
  let title: string | null = null;
  let isOver = false;
  const parser: Parser = new Parser({
    onopentag: (name, attributes) => {
      if (isOver) return;
      if (name === 'body') isOver = true;
      else if (name === 'title') title = '';
      else if (name === 'meta') note(attributes.property ?? attributes.name, attributes.content);
    },
    ontext: (text) => {
      if (title !== null && !isOver && title.length < LONGEST_VALUE) title += text;
    },
    onclosetag: (name) => {
      if (name === 'title' && title !== null) {
        note('<title>', title);
        title = null;
      }
      if (name === 'head') isOver = true;
    },
  });
  parser.end(html);
  return facts;
};

const shorten = (text: string, most: number): string => cleanLine(text).slice(0, most).toWellFormed().trim();

/** What a page says of itself in its head. Markup of whatever kind becomes text; scripts are never run. */
export const readHead = (html: string): PageFacts => {
  const facts = collectFacts(html);
  const first = (names: readonly string[]): string =>
    names.map((name) => facts.get(name)).find((value) => value !== undefined && value.trim() !== '') ?? '';
  return {
    title: shorten(first(NAMES.title), MOST.title),
    description: shorten(first(NAMES.description), MOST.description),
    siteName: shorten(first(NAMES.siteName), MOST.siteName),
    pictureAddress: first(NAMES.picture).trim() || null,
  };
};

/** Where a page names its characters itself, it does so at its beginning. */
const SNIFFED = 1024;

/** The text of a page in the characters that it names; UTF-8 where it names none that exist. */
export const decodePage = (body: Buffer, charset: string | null): string => {
  const named = /<meta[^>]{1,200}charset=["']?([\w-]{1,40})/i.exec(body.subarray(0, SNIFFED).toString('latin1'))?.[1];
  try {
    return new TextDecoder(charset ?? named ?? 'utf-8').decode(body);
  } catch {
    return body.toString('utf8');
  }
};
