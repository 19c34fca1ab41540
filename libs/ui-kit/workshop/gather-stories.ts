import type { Story } from './story.ts';

const context = import.meta.webpackContext('../src', { recursive: true, regExp: /\.story\.tsx$/ });

/** Every story of the kit, by title. A new one is found by its file name alone. */
export const gatherStories = (): Story[] =>
  context
    .keys()
    .map((key) => (context(key) as { story: Story }).story)
    .sort((one, other) => one.title.localeCompare(other.title));
