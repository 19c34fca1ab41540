import { useTranslation } from '@barg/runtime/i18n';
import { ButtonLink, Heading, Inline } from '@barg/ui-kit';
import { usePerformersQuery } from '../../../entities/performer/api/performers.ts';
import { PerformerStrip } from '../../../entities/performer/components/performer-tiles.tsx';
import { paths } from '../../../shared/page/paths.ts';
import { QueryFailure } from '../../../shared/page/query-failure.tsx';
import { Section } from './visitor-landing.styles.ts';

const PLACES = 4;

/** Some of those who are followed most. */
export function Discover() {
  const { t } = useTranslation('feed');
  const { data, error, refetch, isFetching } = usePerformersQuery({ from: 'top' });
  return (
    <Section>
      <Inline justify="space-between">
        <Heading level={2}>{t('landing.discover')}</Heading>
        <ButtonLink to={paths.explore} variant="quiet" size="sm">
          {t('landing.all')}
        </ButtonLink>
      </Inline>
      {error && !data ? (
        <QueryFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <PerformerStrip performers={data} places={PLACES} />
      )}
    </Section>
  );
}
