import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { Card, CardTitle, useHasRoom } from '@barg/ui-kit';
import { usePerformerQuery } from '../../../entities/performer/api/performer.ts';
import { PerformerAside } from '../../../entities/performer/components/performer-aside.tsx';
import { SuggestedPerformers } from '../../../entities/performer/components/suggested-performers.tsx';

/** Beside a profile: what other teams have to say of its performer. */
function AsideOfProfile({ username }: { username: string }) {
  const { data: performer, isError } = usePerformerQuery(username);
  // Once she is gone, blocked or hidden, what was loaded before does not stand here any longer.
  if (isError) return null;
  return performer && <PerformerAside performer={performer} />;
}

function Suggestions() {
  const { t } = useTranslation('feed');
  return (
    <Card>
      <CardTitle>{t('performer.suggestions')}</CardTitle>
      <SuggestedPerformers />
    </Card>
  );
}

/** Whom the page is about, else whom to get to know. On narrow screens, which show no aside, nothing is fetched. */
export function AsidePeople() {
  const hasAside = useHasRoom('desktop');
  // The frame around a page knows what its address is made of: only a profile's has a username.
  const { username } = useParams();
  if (!hasAside) return null;
  return username ? <AsideOfProfile username={username} /> : <Suggestions />;
}
