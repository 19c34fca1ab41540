import { useState } from 'react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import UserX from 'lucide-react/icons/user-x';
import type { Person } from '@barg/api-client/models';
import { ACCOUNT_PATH, PEOPLE_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Navigate, useParams } from '@barg/runtime/router';
import { toQueryError, useCurrentUser } from '@barg/session';
import {
  Avatar,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Handle,
  Heading,
  Inline,
  PageHeader,
  Skeleton,
  Text,
  useFormat,
  usePageTitle,
} from '@barg/ui-kit';
import { usePersonQuery } from './api/people.ts';
import { PersonHead } from './people.styles.ts';
import { PersonActions } from './person-actions.tsx';
import { pathOfPerson } from './path-of-person.ts';

const CARD_HEIGHT = 320;

interface PersonCardProps {
  person: Person;
  onBlocking: (isBlocking: boolean) => void;
}

function PersonCard({ person, onBlocking }: PersonCardProps) {
  const { t } = useTranslation('account');
  const format = useFormat();
  const isSelf = useCurrentUser()?._id === person._id;
  usePageTitle(person.name);
  return (
    <Card padding="md">
      <PersonHead>
        <Avatar name={person.name} source={person.avatar} size="hero" />
        <Heading level={1}>
          <bdi>{person.name}</bdi>
        </Heading>
        {person.username && (
          <Text tone="muted">
            <Handle username={person.username} />
          </Text>
        )}
        <Text tone="faint" size="caption">
          {t('people.joined', { date: format.date(person.joinedAt, 'long') })}
        </Text>
        <Inline gap={2} justify="center">
          {isSelf ? (
            <ButtonLink to={ACCOUNT_PATH}>{t('people.own')}</ButtonLink>
          ) : (
            <PersonActions person={person} onBlocking={onBlocking} />
          )}
        </Inline>
      </PersonHead>
    </Card>
  );
}

/** /users/view/:id: what members can see of each other. Performers are redirected to their profile. */
export function PersonPage() {
  const { t } = useTranslation('account');
  const { id = '' } = useParams();
  // Not reloaded while the person is being blocked, because the server would return a 404.
  const [leaving, setLeaving] = useState<Person | null>(null);
  const { currentData: known, error, refetch, isFetching } = usePersonQuery(id, { skip: leaving?._id === id });
  const data = leaving?._id === id ? leaving : known;
  const back = (
    <ButtonLink to={PEOPLE_PATH} icon={ArrowLeft} isMirrored>
      {t('people.title')}
    </ButtonLink>
  );
  if (data?.isPerformer) return <Navigate to={pathOfPerson(data)} replace />;
  if (data) {
    return <PersonCard person={data} onBlocking={(isBlocking) => setLeaving(isBlocking ? data : null)} />;
  }
  if (!error) return <Skeleton height={CARD_HEIGHT} radius="card" />;
  const { statusCode, message } = toQueryError(error);
  if (statusCode === 404 || statusCode === 422) {
    return (
      <EmptyState isPage icon={UserX} title={t('people.missing')} action={back}>
        {t('people.missingHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <PageHeader title={t('people.person')} />
      <ErrorState message={message || undefined} onRetry={() => void refetch()} isRetrying={isFetching} />
    </>
  );
}
