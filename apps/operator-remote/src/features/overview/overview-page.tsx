import type { OperatorOverview } from '@barg/api-client/models';
import { OPERATOR_PATH } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { useAskedAgain } from '@barg/session/line';
import { Badge, ErrorState, Grid, Heading, PageHeader, Skeleton, Stack, StatCard, useFormat } from '@barg/ui-kit';
import { SecondStepInvitation } from './second-step-invitation.tsx';
import { useOperatorSecondStepQuery } from '../../shared/api/second-step.ts';
import { useOverviewQuery } from '../../shared/api/overview.ts';
import { TextLink } from '../../shared/text-link.tsx';
import { Notice, TaskLink } from './overview-page.styles.ts';

const TASKS = [
  { count: 'pendingVerifications', section: 'verification' },
  { count: 'openPayouts', section: 'payouts' },
  { count: 'waitingPayments', section: 'payments/waiting' },
  { count: 'mismatchedCoins', section: 'payments/coins' },
  { count: 'openRefundRequests', section: 'refunds' },
  { count: 'openOrderProblems', section: 'refunds/orders' },
  { count: 'openDisputes', section: 'disputes?status=open' },
  { count: 'openReports', section: 'reports' },
  { count: 'openObjections', section: 'removals?state=objected' },
  { count: 'unhandledMessages', section: 'messages' },
] as const;

const SIZES = ['users', 'performers', 'newAccounts', 'suspendedAccounts'] as const;

function Tasks({ overview }: { overview: OperatorOverview }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  return (
    <Grid as="ul" min={220}>
      {TASKS.map(({ count, section }) => (
        <li key={count}>
          <TaskLink to={`${OPERATOR_PATH}/${section}`}>
            <StatCard label={t(`overview.${count}`)} value={format.number(overview[count])} />
          </TaskLink>
        </li>
      ))}
    </Grid>
  );
}

function SiteState({ overview }: { overview: OperatorOverview }) {
  const { t } = useTranslation('operator');
  if (!overview.maintenanceMode && !overview.isTestMode) return null;
  return (
    <Stack gap={2}>
      {overview.maintenanceMode && (
        <Notice>
          <Badge variant="danger">{t('overview.maintenance')}</Badge>
          <TextLink to={`${OPERATOR_PATH}/access`}>{t('overview.maintenanceLink')}</TextLink>
        </Notice>
      )}
      {overview.isTestMode && (
        <Notice>
          <Badge variant="pending">{t('overview.testMode')}</Badge>
          {t('overview.testModeHelp')}
        </Notice>
      )}
    </Stack>
  );
}

function Loaded({ overview, isInvited }: { overview: OperatorOverview; isInvited: boolean }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  return (
    <Stack gap={6}>
      {isInvited && <SecondStepInvitation />}
      <SiteState overview={overview} />
      <Stack gap={3}>
        <Heading level={2}>{t('overview.waiting')}</Heading>
        <Tasks overview={overview} />
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>{t('overview.site')}</Heading>
        <Grid min={160}>
          {SIZES.map((name) => (
            <StatCard key={name} label={t(`overview.${name}`)} value={format.number(overview[name])} />
          ))}
        </Grid>
      </Stack>
    </Stack>
  );
}

/** Pending work and figures of the site. */
export default function OverviewPage() {
  const { t } = useTranslation('operator');
  const { data: overview, error, refetch } = useOverviewQuery();
  const secondStep = useAskedAgain(useOperatorSecondStepQuery());
  // Waits for both, because an invitation that appears later would shift the page.
  const data = secondStep.isLoading ? undefined : overview;
  return (
    <>
      <PageHeader title={t('sections.overview')} />
      {data && <Loaded overview={data} isInvited={secondStep.data?.isEnabled === false} />}
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height="320px" radius="card" />}
    </>
  );
}
