import { useState } from 'react';
import type { RemovalInContext } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useParams } from '@barg/runtime/router';
import {
  Badge,
  Button,
  Card,
  CardTitle,
  Inline,
  PageHeader,
  Stack,
  Text,
  Time,
  UserText,
  useToast,
} from '@barg/ui-kit';
import { CopiesNote } from '../reports/copies-note.tsx';
import { ReportedFiles } from '../reports/reported-files.tsx';
import { ActionDialog } from '../../../shared/action-dialog.tsx';
import { Facts } from '../../../shared/facts.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { PersonCell } from '../../../shared/person-cell.tsx';
import { TextLink } from '../../../shared/text-link.tsx';
import { OtherPlaces } from './other-places.tsx';
import { mayRestore, standingOf } from './removal-standing.ts';
import { useManagedRemovalQuery, useRestoreContentMutation, useUpholdRemovalMutation } from './removals-api.ts';

function Circumstances({ removal }: { removal: RemovalInContext }) {
  const { t } = useTranslation('operator');
  const { owner, operator, reason, text, createdAt, until, reportId } = removal;
  const { key, variant } = standingOf(removal);
  const facts = [
    { name: t('status'), value: <Badge variant={variant}>{t(`removals.states.${key}`)}</Badge> },
    { name: t('removals.reasonTold'), value: t(`reports.reasons.${reason}`) },
    { name: t('removals.removedAt'), value: <Time value={createdAt} format="dateTime" /> },
    { name: t('removals.until'), value: <Time value={until} format="dateTime" /> },
    {
      name: t('reports.owner'),
      value: (
        <Link to={`${OPERATOR_PATH}/users/${owner._id}`}>
          <PersonCell person={owner} />
        </Link>
      ),
    },
    { name: t('audit.operator'), value: <PersonCell person={operator} /> },
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Facts facts={facts} />
        {text && <UserText text={text} />}
        {reportId && <TextLink to={`${OPERATOR_PATH}/reports/${reportId}`}>{t('removals.report')}</TextLink>}
      </Stack>
    </Card>
  );
}

function Objection({ removal: { objection, decidedBy } }: { removal: RemovalInContext }) {
  const { t } = useTranslation('operator');
  if (!objection) return null;
  const { text, createdAt, decision, answer, decidedAt } = objection;
  return (
    <Card>
      <CardTitle>{t('removals.objection')}</CardTitle>
      <Stack gap={3}>
        <UserText text={text} />
        <Text size="caption" tone="muted">
          <Time value={createdAt} format="dateTime" />
        </Text>
        {decision && (
          <Inline>
            <Badge variant="status">{t(`removals.decisions.${decision}`)}</Badge>
          </Inline>
        )}
        {answer && <UserText text={answer} />}
        {decidedBy && decidedAt && (
          <Text size="caption" tone="muted">
            <bdi>{decidedBy.name}</bdi> <Time value={decidedAt} format="dateTime" />
          </Text>
        )}
      </Stack>
    </Card>
  );
}

type Act = 'restore' | 'uphold';

function Acts({ removal }: { removal: RemovalInContext }) {
  const { t } = useTranslation('operator');
  const toast = useToast();
  const [restore] = useRestoreContentMutation();
  const [uphold] = useUpholdRemovalMutation();
  const [act, setAct] = useState<Act | null>(null);
  if (!mayRestore(removal)) return null;
  const { _id: id, type, objection } = removal;
  const isWaiting = objection !== null && objection.decision === null;
  const perform = { restore, uphold };
  return (
    <>
      <Inline>
        <Button variant="primary" onClick={() => setAct('restore')}>
          {t('removals.restore')}
        </Button>
        {isWaiting && (
          <Button variant="danger" onClick={() => setAct('uphold')}>
            {t('removals.uphold')}
          </Button>
        )}
      </Inline>
      {act && (
        <ActionDialog
          title={t(`removals.${act}`)}
          text={t(act === 'restore' && type === 'stream' ? 'removals.restoreStream' : `removals.${act}Help`)}
          confirmLabel={t(`removals.${act}`)}
          tone={act === 'restore' ? 'primary' : 'danger'}
          about={id}
          noteLabel={t('removals.toAuthor')}
          noteLimit={1000}
          onConfirm={async (text) => {
            await perform[act]({ id, text }).unwrap();
            toast(t('done'), { tone: 'success' });
          }}
          onClose={() => setAct(null)}
        />
      )}
    </>
  );
}

/** A removal: its item, reason, objection, and the button to restore it. */
export default function RemovalPage() {
  const { t } = useTranslation('operator');
  const { removalId = '' } = useParams();
  const query = useManagedRemovalQuery(removalId);
  return (
    <>
      <PageHeader title={t('removals.title')} />
      <Loaded query={query}>
        {(removal) => (
          <Stack>
            <Circumstances removal={removal} />
            <Card>
              <CardTitle>{t(`reports.types.${removal.type}`)}</CardTitle>
              <Stack gap={3}>
                <CopiesNote copies={removal.content.copies} />
                {removal.content.text ? (
                  <UserText text={removal.content.text} />
                ) : (
                  <Text tone="muted">{t('reports.noWords')}</Text>
                )}
                <ReportedFiles files={removal.content.files} />
                <OtherPlaces places={removal.content.otherPlaces} />
              </Stack>
            </Card>
            <Objection removal={removal} />
            <Acts removal={removal} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
