import { useState } from 'react';
import type { ReportInContext } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Link, useParams } from '@barg/runtime/router';
import { Badge, Button, Card, CardTitle, Inline, PageHeader, Stack, Text, Time, UserText } from '@barg/ui-kit';
import { ActionDialog } from '../../../shared/action-dialog.tsx';
import { Facts } from '../../../shared/facts.tsx';
import { Loaded } from '../../../shared/loaded.tsx';
import { PersonCell } from '../../../shared/person-cell.tsx';
import { TextLink } from '../../../shared/text-link.tsx';
import { RemoveDialog } from '../removals/remove-dialog.tsx';
import { CopiesNote } from './copies-note.tsx';
import { possibleOutcomes, type Outcome } from './possible-outcomes.ts';
import { FilesSince } from './files-since.tsx';
import { SinceBadge } from './since-badge.tsx';
import { useCloseReportMutation, useReportQuery } from './reports-api.ts';

/** What was reported, and below it what stands there now where that is something else. */
function Words({ report }: { report: ReportInContext }) {
  const { t } = useTranslation('operator');
  const { content, since } = report;
  // What was changed may be its files alone.
  const isChanged = since === 'changed' && (content.text ?? '') !== (content.reported.at(-1) ?? '');
  return (
    <>
      {(isChanged || content.reported.length > 1) && <Text tone="muted">{t('reports.asReported')}</Text>}
      {content.reported.map((words) => (
        <UserText key={words} text={words} />
      ))}
      {content.reported.length === 0 && <Text tone="muted">{t('reports.noWords')}</Text>}
      {isChanged && <Text tone="muted">{t('reports.asNow')}</Text>}
      {isChanged &&
        (content.text ? <UserText text={content.text} /> : <Text tone="muted">{t('reports.noWords')}</Text>)}
    </>
  );
}

function Content({ report }: { report: ReportInContext }) {
  const { t } = useTranslation('operator');
  const { content, link, since } = report;
  // A stream that is over may be watched at its address.
  const isThere = since === 'unchanged' || since === 'changed' || since === 'ended';
  return (
    <Card>
      <CardTitle>{t(`reports.types.${report.type}`)}</CardTitle>
      <Stack gap={3}>
        <Inline>
          <SinceBadge {...report} />
        </Inline>
        <CopiesNote copies={content.copies} />
        <Words report={report} />
        <FilesSince content={content} />
        {link && isThere && <TextLink to={link}>{t('reports.inPlace')}</TextLink>}
      </Stack>
    </Card>
  );
}

function Circumstances({ report }: { report: ReportInContext }) {
  const { t } = useTranslation('operator');
  const { owner, reporter } = report;
  const facts = [
    { name: t('reports.reason'), value: t(`reports.reasons.${report.reason}`) },
    { name: t('audit.time'), value: <Time value={report.createdAt} format="dateTime" /> },
    { name: t('reports.reporter'), value: <PersonCell person={reporter} /> },
    {
      name: t('reports.owner'),
      value: owner ? (
        <Link to={`${OPERATOR_PATH}/users/${owner._id}`}>
          <PersonCell person={owner} />
        </Link>
      ) : (
        '–'
      ),
    },
  ];
  return (
    <Card>
      <Stack gap={3}>
        <Facts facts={facts} />
        {report.text && <UserText text={report.text} />}
      </Stack>
    </Card>
  );
}

function Decision({ report }: { report: ReportInContext }) {
  const { t } = useTranslation('operator');
  const [close] = useCloseReportMutation();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (report.outcome) {
    return (
      <Card>
        <Stack gap={2}>
          <Inline>
            <Badge variant="status">{t(`reports.outcomes.${report.outcome}`)}</Badge>
          </Inline>
          {report.note && <UserText text={report.note} />}
          <Text size="caption" tone="muted">
            <bdi>{report.handledBy?.name}</bdi>{' '}
            {report.handledAt && <Time value={report.handledAt} format="dateTime" />}
          </Text>
        </Stack>
      </Card>
    );
  }
  return (
    <>
      <Inline>
        {possibleOutcomes(report).map((value) => (
          <Button key={value} variant={value === 'none' ? 'secondary' : 'danger'} onClick={() => setOutcome(value)}>
            {t(`reports.acts.${value}`)}
          </Button>
        ))}
      </Inline>
      {outcome === 'content-removed' && (
        <RemoveDialog
          about={report._id}
          startReason={report.reason}
          onRemove={({ reason, text }) =>
            close({ id: report._id, outcome, removalReason: reason, removalText: text }).unwrap()
          }
          onClose={() => setOutcome(null)}
        />
      )}
      {outcome && outcome !== 'content-removed' && (
        <ActionDialog
          title={t(`reports.acts.${outcome}`)}
          text={t(`reports.confirm.${outcome}`)}
          confirmLabel={t(`reports.acts.${outcome}`)}
          tone={outcome === 'none' ? 'primary' : 'danger'}
          about={report._id}
          noteLabel={t('reports.note')}
          noteLimit={500}
          isNoteRequired={outcome === 'account-suspended'}
          onConfirm={(note) => close({ id: report._id, outcome, note }).unwrap()}
          onClose={() => setOutcome(null)}
        />
      )}
    </>
  );
}

/** A report with its item and actions. */
export default function ReportPage() {
  const { t } = useTranslation('operator');
  const { reportId = '' } = useParams();
  const query = useReportQuery(reportId);
  return (
    <>
      <PageHeader title={t('reports.title')} />
      <Loaded query={query}>
        {(report) => (
          <Stack>
            <Circumstances report={report} />
            <Content report={report} />
            <Decision report={report} />
          </Stack>
        )}
      </Loaded>
    </>
  );
}
