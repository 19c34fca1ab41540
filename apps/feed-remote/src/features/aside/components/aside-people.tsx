import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import { useAskedAgain } from '@barg/session/line';
import { Card, CardTitle, useHasRoom } from '@barg/ui-kit';
import { isGone } from '../../../shared/page/is-gone.ts';
import { usePerformerQuery } from '../../../entities/performer/api/performer.ts';
import { PerformerAside } from '../../../entities/performer/components/performer-aside.tsx';
import { SuggestedPerformers } from '../../../entities/performer/components/suggested-performers.tsx';

/** Beside a profile: the slots about its performer. */
function AsideOfProfile({ username }: { username: string }) {
  const { data: performer, error } = useAskedAgain(usePerformerQuery(username));
  // If she is deleted, blocked or hidden meanwhile, loaded data must not be shown.
  if (isGone(error)) return null;
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

/** The profile's performer, otherwise suggestions. Nothing is fetched on narrow screens, which have no aside. */
export function AsidePeople() {
  const hasAside = useHasRoom('desktop');
  // Only the path of a profile has the parameter `username`.
  const { username } = useParams();
  if (!hasAside) return null;
  return username ? <AsideOfProfile username={username} /> : <Suggestions />;
}
