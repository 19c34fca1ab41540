import type { Author } from '@barg/contract';
import type { ModerationEntry } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useParams } from '@barg/runtime/router';
import { Card, PageHeader, Stack, Text, Time, UserWords, useFormat } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Loaded } from '../../shared/loaded.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';
import { useManagedUserQuery } from '../../shared/api/users.ts';
import { useChatLogInfiniteQuery } from './chat-log-api.ts';

function PersonLink({ person }: { person: Author }) {
  return (
    <Link to={`${OPERATOR_PATH}/users/${person._id}`}>
      <PersonCell person={person} />
    </Link>
  );
}

function Reason({ entry: { reason, until } }: { entry: ModerationEntry }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  return (
    <>
      {until && (
        <Text size="caption" tone="muted">
          {t('users.chatLog.until', { time: format.dateTime(until) })}
        </Text>
      )}
      {reason ? <UserWords text={reason} isLinked={false} /> : !until && '–'}
    </>
  );
}

/** What the performer and her moderators did in the chats of her streams: what, who, to whom, when and why. */
export default function ChatLogPage() {
  const { t } = useTranslation('operator');
  const { userId = '' } = useParams();
  const performer = useManagedUserQuery(userId);
  const log = useChatLogInfiniteQuery(userId);
  const columns: Column<ModerationEntry>[] = [
    {
      id: 'act',
      header: t('users.chatLog.act'),
      isBare: true,
      cell: ({ act }) => <strong>{t(`users.chatLog.acts.${act}`)}</strong>,
    },
    { id: 'actor', header: t('users.chatLog.actor'), cell: ({ actor }) => <PersonLink person={actor} /> },
    {
      id: 'subject',
      header: t('users.chatLog.subject'),
      cell: ({ subject }) => (subject ? <PersonLink person={subject} /> : '–'),
    },
    {
      id: 'time',
      header: t('users.chatLog.time'),
      cell: ({ createdAt }) => <Time value={createdAt} format="dateTime" />,
    },
    { id: 'reason', header: t('users.chatLog.reason'), cell: (entry) => <Reason entry={entry} /> },
  ];
  return (
    <>
      <PageHeader title={t('users.chatLog.title')} subtitle={t('users.chatLog.subtitle')} />
      <Stack>
        <Loaded query={performer}>
          {(user) => (
            <Card>
              <PersonLink person={user} />
            </Card>
          )}
        </Loaded>
        <PagedList query={log} empty={t('users.chatLog.empty')}>
          {(entries) => (
            <DataTable label={t('users.chatLog.title')} columns={columns} rows={entries} keyOf={({ _id }) => _id} />
          )}
        </PagedList>
      </Stack>
    </>
  );
}
