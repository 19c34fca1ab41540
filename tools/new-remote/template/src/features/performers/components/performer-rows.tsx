import type { PerformerCard } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Avatar, Card, ListRow, PersonName } from '@barg/ui-kit';
import { sitePaths } from '../../../shared/paths.ts';

type ShownPerformer = Pick<PerformerCard, '_id' | 'username' | 'name' | 'avatar' | 'craft' | 'isVerified'>;

export function PerformerRows({ performers }: { performers: readonly ShownPerformer[] }) {
  const { t } = useTranslation('__name__');
  return (
    <Card as="div" padding="none">
      <ul aria-label={t('title')}>
        {performers.map(({ _id, username, name, avatar, craft, isVerified }) => (
          <li key={_id}>
            <ListRow
              start={<Avatar name={name} source={avatar} size="lg" />}
              title={<PersonName name={name} isVerified={isVerified} />}
              subtitle={craft}
              to={sitePaths.profile(username)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
