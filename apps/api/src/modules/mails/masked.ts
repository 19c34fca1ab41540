import { messagesLocaleOf } from '@barg/contract';
import { renderLetter, type RenderedLetter } from './layout.ts';
import { siteNameIn } from '../settings/site-name.ts';
import { templates, type TemplateName } from './templates/index.ts';
import { shownData } from './templates/shown-data.ts';

/** Replaces a link or code that logs in. */
export const MASK = '••••••';

type Shown = Readonly<Record<string, unknown>>;

/** A URL without query and fragment, which may hold a token. */
const withoutQueries = (text: string): string => text.replace(/(https?:\/\/[^\s<>"?#]*)[?#][^\s<>"]*/gi, `$1?${MASK}`);

/** JSON has no dates. */
const toJson = (value: unknown): unknown => {
  if (value instanceof Date) return { moment: value.toISOString() };
  return typeof value === 'string' ? withoutQueries(value) : value;
};

const fromJson = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'moment' in value ? new Date(String(value.moment)) : value;

/** The data of a letter that may be stored to show it later, as its template declares in `shown-data.ts`. */
export const shownOf = (template: TemplateName, data: object): Shown => {
  const shown: readonly string[] = shownData[template] ?? [];
  const known = Object.entries(data).filter(([name]) => shown.includes(name));
  return Object.fromEntries(known.map(([name, value]) => [name, toJson(value)]));
};

/** Every other value that the template reads is the mask. */
const masked = (shown: Shown): never =>
  new Proxy(shown, {
    get: (known, name) => (Object.hasOwn(known, name) ? fromJson(Reflect.get(known, name)) : MASK),
  }) as never;

const NOTHING: RenderedLetter = { subject: '', text: '', html: '' };

/**
 * A letter as operators see it in production: rendered again from the stored data. Empty when that is impossible: the
 * letter is older than the stored data, or its template is gone or needs more than a string.
 */
export const renderMasked = (
  { template, locale, shown }: { template: string; locale: string; shown: unknown },
  siteName: string,
): RenderedLetter => {
  if (!Object.hasOwn(templates, template) || typeof shown !== 'object' || shown === null) return NOTHING;
  const language = messagesLocaleOf(locale);
  const name = siteNameIn(language, siteName);
  try {
    const words = templates[template as TemplateName](masked({ ...shown, siteName: name }), language);
    return renderLetter(words, language, name);
  } catch {
    return NOTHING;
  }
};
