import type { ManagedUserDetails } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useParams } from '@barg/runtime/router';
import {
  Amount,
  Badge,
  Card,
  CardTitle,
  Inline,
  PageHeader,
  Stack,
  Text,
  Time,
  useFormat,
  UserLine,
} from '@barg/ui-kit';
import { AuditDetails } from '../../shared/audit-details/audit-details.tsx';
import { Facts } from '../../shared/facts.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { PaymentsCard } from './payments-card.tsx';
import { UserActions } from './user-actions.tsx';
import { useManagedUserQuery } from '../../shared/api/users.ts';
import { TextLink } from '../../shared/text-link.tsx';

function AccountCard({ user }: { user: ManagedUserDetails }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const facts = [
    { name: t('users.role'), value: t(`users.roles.${user.role}`) },
    { name: t('users.email'), value: <bdi>{user.email ?? '–'}</bdi> },
    { name: t('users.emailVerified'), value: t(user.isEmailVerified ? 'yes' : 'no') },
    ...(user.verification
      ? [
          {
            name: t('users.verification'),
            value: (
              <TextLink to={`${OPERATOR_PATH}/verification/${user._id}`}>
                {t(`verification.${user.verification}`)}
              </TextLink>
            ),
          },
        ]
      : []),
    ...(user.role === 'performer'
      ? [
          {
            name: t('users.chatLog.title'),
            value: (
              <TextLink to={`${OPERATOR_PATH}/users/${user._id}/stream-chat-log`}>{t('users.chatLog.open')}</TextLink>
            ),
          },
        ]
      : []),
    { name: t('users.balance'), value: <Amount value={user.balance} unit="tokens" /> },
    ...(user.earnings
      ? [
          { name: t('users.earned'), value: <Amount value={user.earnings.total} unit="tokens" /> },
          { name: t('users.notPaidOut'), value: <Amount value={user.earnings.balance} unit="tokens" /> },
        ]
      : []),
    ...(user.link
      ? [{ name: t('users.profile'), value: <TextLink to={user.link}>{t('users.openProfile')}</TextLink> }]
      : []),
    { name: t('users.since'), value: <Time value={user.createdAt} format="long" /> },
    { name: t('users.lastSeen'), value: user.lastSeenAt ? <Time value={user.lastSeenAt} /> : '–' },
    { name: t('users.reports'), value: format.number(user.reports.open + user.reports.closed) },
    { name: t('users.id'), value: <bdi translate="no">{user._id}</bdi> },
  ];
  return (
    <Card>
      <Stack>
        <Inline justify="space-between">
          <PersonCell person={user} />
          <Badge variant={user.suspendedAt ? 'danger' : 'status'}>
            {t(user.suspendedAt ? 'users.suspended' : 'users.active')}
          </Badge>
        </Inline>
        {user.suspendedAt && <UserLine as={Text} tone="danger" text={user.suspendedReason} />}
        <Facts facts={facts} />
        <UserActions user={user} />
      </Stack>
    </Card>
  );
}

function SessionsCard({ sessions }: Pick<ManagedUserDetails, 'sessions'>) {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('users.sessions')}</CardTitle>
      {sessions.length === 0 && <Text tone="muted">{t('users.noSessions')}</Text>}
      <Stack as="ul" gap={3}>
        {sessions.map(({ _id, userAgent, lastUsedAt }) => (
          <li key={_id}>
            <Text clamp={2}>
              <bdi>{userAgent || '–'}</bdi>
            </Text>
            <Text as="p" size="caption" tone="muted">
              <Time value={lastUsedAt} />
            </Text>
          </li>
        ))}
      </Stack>
    </Card>
  );
}

function HistoryCard({ audit }: Pick<ManagedUserDetails, 'audit'>) {
  const { t } = useTranslation('operator');
  return (
    <Card>
      <CardTitle>{t('users.history')}</CardTitle>
      {audit.length === 0 && <Text tone="muted">{t('users.noHistory')}</Text>}
      <Stack as="ul" gap={2}>
        {audit.map((entry) => (
          <li key={entry._id}>
            <Text as="p">{t(`audit.actions.${entry.action.replace('.', '-')}`, { defaultValue: entry.action })}</Text>
            <Text as="p" size="caption" tone="muted">
              <bdi>{entry.operator?.name ?? t('audit.site')}</bdi> <Time value={entry.createdAt} format="dateTime" />
            </Text>
            <AuditDetails entry={entry} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** An account with all data that operators need. */
export default function UserPage() {
  const { t } = useTranslation('operator');
  const { userId = '' } = useParams();
  const query = useManagedUserQuery(userId);
  return (
    <>
      <PageHeader title={t('users.title')} />
      <Loaded query={query}>
        {(user) => (
          <Stack>
            <AccountCard user={user} />
            <PaymentsCard payments={user.payments} />
            <SessionsCard sessions={user.sessions} />
            <HistoryCard audit={user.audit} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
