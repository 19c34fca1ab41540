import { parseArgs } from 'node:util';
import { NewRemoteError } from './new-remote-error.ts';

export const USAGE = `Usage: npm run new-remote -- <name> [--title <title>] [--title-fa <title>] [--title-ar <title>]

Makes apps/<name>-remote: a remote with a page at /<name>, an entry in the navigation, a card in the aside of the home
page, texts, tests, a story and a budget. The title is what visitors read, in English, Persian and Arabic.`;

const MAX_TITLE = 30;

export interface Options {
  /** Without "-remote". */
  name: string;
  titles: Record<'en-US' | 'fa-IR' | 'ar-EG', string>;
}

/** `quiz-night` as a title: `Quiz night`. */
const titleOf = (name: string): string => (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('-', ' ');

function checkTitle(title: string): string {
  const trimmed = title.trim();
  if (trimmed === '' || trimmed.length > MAX_TITLE || /[{}$\p{Cc}]/u.test(trimmed)) {
    throw new NewRemoteError(`"${title}" is no title: one line of up to ${MAX_TITLE} characters, without { } and $.`);
  }
  return trimmed;
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { title: text, 'title-fa': text, 'title-ar': text },
    });
  } catch (error) {
    throw new NewRemoteError(`${(error as Error).message}\n${USAGE}`);
  }
}

export function readOptions(args: string[]): Options {
  const { values, positionals } = parse(args);
  const [given, ...others] = positionals;
  if (!given || others.length > 0) throw new NewRemoteError(USAGE);
  const name = given.replace(/-remote$/, '');
  const title = checkTitle(values.title ?? titleOf(name));
  return {
    name,
    titles: {
      'en-US': title,
      'fa-IR': checkTitle(values['title-fa'] ?? title),
      'ar-EG': checkTitle(values['title-ar'] ?? title),
    },
  };
}
