import path from 'node:path';
import { parseArgs } from 'node:util';
import { NewRemoteError } from './new-remote-error.ts';

export const USAGE = `Usage: npm run new-remote -- <name> [--title <title>] [--title-fa <title>] [--title-ar <title>]
       npm run new-remote -- <name> --repository <folder> [--site <url>] [--title …]
       npm run new-remote -- <name> --take-out --repository <folder> [--site <url>]

Makes apps/<name>-remote: a remote with a page at /<name>, an entry in the navigation, a card in the aside of the home
page, texts, tests, a story and a budget. The title is what visitors read, in English, Persian and Arabic.

  --repository <folder>  makes all that in a folder of its own, with a build, tests and a pipeline that need nothing of
                         this repository: the packages come from the site; without a story, which only this one draws
  --take-out             takes a remote of this repository there, with its sources and tests as they are
  --site <url>           the site that its packages come from and that it is deployed to (http://localhost:3000)
  --json                 what was made, as one line of JSON`;

const MAX_TITLE = 30;

export interface Options {
  /** Without "-remote". */
  name: string;
  titles: Record<'en-US' | 'fa-IR' | 'ar-EG', string>;
  /** A folder outside of the workspace, absolute; null: a remote of the workspace. */
  repository: string | null;
  /** The name is that of a remote of the workspace, whose sources the repository gets. */
  isTakenOut: boolean;
  /** The site's URL, without a slash at the end. */
  site: string;
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

/** Where `npm start` answers. */
const LOCAL_SITE = 'http://localhost:3000';

function checkSite(site: string): string {
  if (!/^https?:\/\/[^\s'"]+$/.test(site) || !URL.canParse(site))
    throw new NewRemoteError(`"${site}" is no address of a site.`);
  return site.replace(/\/+$/, '');
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        title: text,
        'title-fa': text,
        'title-ar': text,
        repository: text,
        site: text,
        'take-out': { type: 'boolean', default: false },
      },
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
  if (values['take-out'] && values.repository === undefined)
    throw new NewRemoteError(`--take-out needs a folder: --repository.\n${USAGE}`);
  const title = checkTitle(values.title ?? titleOf(name));
  return {
    name,
    repository: values.repository === undefined ? null : path.resolve(process.env.INIT_CWD || '.', values.repository),
    isTakenOut: values['take-out'],
    site: checkSite(values.site ?? LOCAL_SITE),
    titles: {
      'en-US': title,
      'fa-IR': checkTitle(values['title-fa'] ?? title),
      'ar-EG': checkTitle(values['title-ar'] ?? title),
    },
  };
}
