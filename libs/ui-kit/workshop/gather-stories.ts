import type { Story } from './story.ts';

const kit = import.meta.webpackContext('../src', { recursive: true, regExp: /\.story\.tsx$/ });
const remotes = import.meta.webpackContext('../../../apps', {
  recursive: true,
  regExp: /^\.\/[^/]+-remote\/src\/.+\.story\.tsx$/,
});
const texts = import.meta.webpackContext('../../../apps', {
  recursive: true,
  regExp: /^\.\/[^/]+-remote\/src\/locales\/[^/]+\.json$/,
});

const storiesOf = (context: typeof kit): Story[] =>
  context
    .keys()
    .map((key) => (context(key) as { story: Story }).story)
    .sort((one, other) => one.title.localeCompare(other.title));

/** Every story by title, the kit's first, then those of remotes. A new one is found by its file name alone. */
export const gatherStories = (): Story[] => [...storiesOf(kit), ...storiesOf(remotes)];

/** The texts of the remotes in a language, by namespace. */
export const gatherTexts = (locale: string): Record<string, object> => {
  const files = texts.keys().filter((key) => key.endsWith(`/${locale}.json`));
  return Object.fromEntries(files.map((key) => [key.replace(/^\.\/(.+?)-remote\/.*$/, '$1'), texts(key) as object]));
};
