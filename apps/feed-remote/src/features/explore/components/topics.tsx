import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Heading, Inline, Skeleton, Stack, VisuallyHidden, useFormat } from '@barg/ui-kit';
import { paths } from '../../../shared/page/paths.ts';
import { useTopicsQuery } from '../api/topics.ts';
import { TopicCount, TopicLink } from './topics.styles.ts';

const PLACES = 6;

const TopicSkeletons = () => (
  <Inline aria-hidden>
    {Array.from({ length: PLACES }, (_, index) => (
      <Skeleton key={index} width={96} height={32} radius="pill" />
    ))}
  </Inline>
);

/** The topics of the newest posts. Empty without hashtags, and when it fails to load. */
export function Topics() {
  const { t } = useTranslation('feed');
  const format = useFormat();
  const { data: topics, isError } = useAskedAgain(useTopicsQuery());
  if (topics ? topics.length === 0 : isError) return null;
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('explore.topics')}</Heading>
      {topics ? (
        <Inline as="ul">
          {topics.map(({ tag, postCount: count }) => (
            <li key={tag}>
              <TopicLink to={paths.topic(tag)}>
                <bdi>#{tag}</bdi>
                <TopicCount aria-hidden>{format.number(count)}</TopicCount>
                <VisuallyHidden>{t('explore.topicPosts', { count, amount: format.number(count) })}</VisuallyHidden>
              </TopicLink>
            </li>
          ))}
        </Inline>
      ) : (
        <TopicSkeletons />
      )}
    </Stack>
  );
}
