import { ChipLink, Heading } from '@barg/ui-kit';
import { gatherStories } from './gather-stories.ts';
import { settingsLink, WORKSHOP_LOCALES, type WorkshopSettings } from './settings.ts';
import type { Story } from './story.ts';
import { Bench, BenchBar, StateFrame, StorySection, StoryStates } from './workshop.styles.ts';

const stories = gatherStories();

const Toggles = ({ settings }: { settings: WorkshopSettings }) => (
  <BenchBar aria-label="Settings">
    {WORKSHOP_LOCALES.map((locale) => (
      <ChipLink
        key={locale}
        reloadDocument
        to={settingsLink({ ...settings, locale })}
        isSelected={locale === settings.locale}
      >
        {locale}
      </ChipLink>
    ))}
    {(['light', 'dark'] as const).map((themeName) => (
      <ChipLink
        key={themeName}
        reloadDocument
        to={settingsLink({ ...settings, themeName })}
        isSelected={themeName === settings.themeName}
      >
        {themeName}
      </ChipLink>
    ))}
    <ChipLink reloadDocument to={settingsLink({ ...settings, only: null })} isSelected={settings.only === null}>
      all
    </ChipLink>
    {stories.filter(isPage).map(({ title }) => (
      <ChipLink key={title} reloadDocument to={settingsLink({ ...settings, only: title })}>
        {title}
      </ChipLink>
    ))}
  </BenchBar>
);

const StoryView = ({ story, settings }: { story: Story; settings: WorkshopSettings }) => (
  <StorySection>
    <Heading level={2}>
      <a href={settingsLink({ ...settings, only: story.title })}>{story.title}</a>
    </Heading>
    <StoryStates>
      {Object.entries(story.states).map(([name, State]) => (
        <StateFrame key={name}>
          <figcaption dir="ltr">{name}</figcaption>
          <State />
        </StateFrame>
      ))}
    </StoryStates>
  </StorySection>
);

const isPage = (story: Story): boolean => story.title.endsWith('page');

/** All stories below each other, or the chosen one; a page takes the whole window, as the page it is. */
export const Workshop = ({ settings }: { settings: WorkshopSettings }) => {
  const chosen = stories.find((story) => story.title === settings.only);
  if (chosen && isPage(chosen)) {
    return Object.entries(chosen.states).map(([name, State]) => <State key={name} />);
  }
  return (
    <Bench>
      <Toggles settings={settings} />
      {(chosen ? [chosen] : stories.filter((story) => !isPage(story))).map((story) => (
        <StoryView key={story.title} story={story} settings={settings} />
      ))}
    </Bench>
  );
};
