import type { RemoteStatus, RemoteVersionHealth } from '@barg/api-client/models';
import { LOAD_FAILURES } from '@barg/contract';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Inline, Text, useFormat } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Measured, ShareBar } from './remotes.styles.ts';
import { VersionName, VersionSource } from './version-name.tsx';

const VITALS = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
const CLS_DIGITS = 2;

function Share({ share }: { share: number }) {
  const format = useFormat();
  return (
    <>
      <bdi>{format.percent(share, { maximumFractionDigits: 1 })}</bdi>
      <ShareBar $share={share} aria-hidden />
    </>
  );
}

/** Failures by kind; nothing without any. */
function Failures({ health }: { health: RemoteVersionHealth }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const kinds = LOAD_FAILURES.filter((kind) => health.failures[kind] > 0);
  return (
    <>
      {format.number(health.failed)}
      {kinds.map((kind) => (
        <Text key={kind} as="div" size="caption" tone="muted">
          {t(`remotes.failureKinds.${kind}`)} <bdi>{format.number(health.failures[kind])}</bdi>
        </Text>
      ))}
    </>
  );
}

/** The health of a remote's versions. */
export function HealthTable({ status, label }: { status: RemoteStatus; label: string }) {
  const { t } = useTranslation('operator');
  const format = useFormat();
  const { live, health } = status;
  const milliseconds = (value: number | null) =>
    value === null ? t('remotes.none') : <bdi>{t('remotes.ms', { value: format.number(value) })}</bdi>;
  const columns: Column<RemoteVersionHealth>[] = [
    {
      id: 'version',
      header: t('remotes.version'),
      isBare: true,
      cell: (one) => (
        <>
          <Inline gap={2}>
            <VersionName {...one} />
            {one.version === live?.stable?.version && <Badge variant="status">{t('remotes.live')}</Badge>}
            {one.version === live?.canary?.version && <Badge variant="pending">{t('remotes.canary')}</Badge>}
          </Inline>
          <VersionSource source={one.source} />
        </>
      ),
    },
    { id: 'loads', header: t('remotes.loads'), isNumeric: true, cell: ({ loads }) => format.number(loads) },
    { id: 'failures', header: t('remotes.failures'), isNumeric: true, cell: (one) => <Failures health={one} /> },
    {
      id: 'share',
      header: t('remotes.failureShare'),
      isNumeric: true,
      cell: ({ failureShare }) => (failureShare === null ? t('remotes.none') : <Share share={failureShare} />),
    },
    { id: 'errors', header: t('remotes.errors'), isNumeric: true, cell: ({ errors }) => format.number(errors) },
    { id: 'load', header: t('remotes.loadTime'), isNumeric: true, cell: ({ loadTime }) => milliseconds(loadTime) },
    ...VITALS.map((vital): Column<RemoteVersionHealth> => ({
      id: vital,
      header: vital,
      isNumeric: true,
      cell: ({ vitals: { [vital]: value } }) =>
        vital === 'CLS' && value !== null ? (
          <Measured>{format.number(value, { maximumFractionDigits: CLS_DIGITS })}</Measured>
        ) : (
          milliseconds(value)
        ),
    })),
  ];
  if (health.length === 0) return <Text tone="muted">{t('remotes.noReports')}</Text>;
  return <DataTable label={label} columns={columns} rows={health} keyOf={({ version }) => version} />;
}
