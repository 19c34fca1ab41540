import type { AuditEntry } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Card, CardTitle, Inline, Stack, Text, Time, UserLine } from '@barg/ui-kit';
import { useAuditLogInfiniteQuery } from '../../shared/api/audit-log.ts';
import { PagedList } from '../../shared/paged-list.tsx';
import { PersonCell } from '../../shared/person-cell.tsx';

const VERIFIED = 'performer.verified';

function DecisionRow({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation('operator');
  const isVerified = entry.action === VERIFIED;
  const { reason } = entry.details;
  return (
    <li>
      <Stack gap={2}>
        <Inline justify="space-between">
          {entry.operator && <PersonCell person={entry.operator} />}
          <Badge variant={isVerified ? 'status' : 'danger'}>
            {t(isVerified ? 'verification.verified' : 'verification.refused')}
          </Badge>
        </Inline>
        <Text size="caption" tone="muted">
          <Time value={entry.createdAt} format="dateTime" />
        </Text>
        {typeof reason === 'string' && <UserLine as={Text} text={reason} />}
      </Stack>
    </li>
  );
}

/** The decisions about a performer from the audit log, the newest first. */
export function DecisionsCard({ performerId }: { performerId: string }) {
  const { t } = useTranslation('operator');
  const log = useAuditLogInfiniteQuery({ action: 'performer', targetType: 'user', targetId: performerId });
  return (
    <Card>
      <CardTitle>{t('verification.history')}</CardTitle>
      <PagedList query={log} empty={t('verification.noHistory')}>
        {(entries) => (
          <Stack as="ul">
            {entries.map((entry) => (
              <DecisionRow key={entry._id} entry={entry} />
            ))}
          </Stack>
        )}
      </PagedList>
    </Card>
  );
}
