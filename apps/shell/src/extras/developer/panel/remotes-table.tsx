import { useTranslation } from '@barg/runtime/i18n';
import { Badge, Button, Inline } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Code, Note } from './panel.styles.ts';
import type { RemoteRow } from './remote-rows.ts';

const REASONS = ['paused', 'incompatible', 'unsigned'] as const;
const isReason = (state: RemoteRow['state']): state is (typeof REASONS)[number] =>
  (REASONS as readonly string[]).includes(state);

const kindVariant = { live: 'status', canary: 'pending', override: 'danger' } as const;

function Version({ row: { name, kind, version, override } }: { row: RemoteRow }) {
  const { t } = useTranslation('developer');
  return (
    <>
      <Inline>
        <Badge variant={kindVariant[kind]}>{t(`remotes.kind.${kind}`)}</Badge>
        <Code>{kind === 'override' ? override?.base : version}</Code>
      </Inline>
      {override?.isThere === false && <Note>{t('banner.unreachable', { name, base: override.base })}</Note>}
    </>
  );
}

function State({ row: { state, error, contracts, collisions } }: { row: RemoteRow }) {
  const { t } = useTranslation('developer');
  return (
    <>
      {t(`remotes.states.${state}`)}
      {isReason(state) && <Note>{t(`remotes.reasons.${state}`, contracts)}</Note>}
      {collisions.map(({ name, owner }) => (
        <Note key={name}>{t('remotes.collision', { name, owner: owner === 'shell' ? t('shell') : owner })}</Note>
      ))}
      {error && <Note dir="ltr">{error}</Note>}
    </>
  );
}

interface RemotesTableProps {
  rows: readonly RemoteRow[];
  onReset: (name: string) => void;
}

export function RemotesTable({ rows, onReset }: RemotesTableProps) {
  const { t } = useTranslation('developer');
  const columns: Column<RemoteRow>[] = [
    { id: 'name', header: t('remotes.name'), cell: ({ name }) => <Code>{name}</Code> },
    { id: 'version', header: t('remotes.version'), cell: (row) => <Version row={row} /> },
    { id: 'state', header: t('remotes.state'), cell: (row) => <State row={row} /> },
  ];
  const reset: Column<RemoteRow> = {
    id: 'action',
    header: t('remotes.action'),
    isBare: true,
    cell: ({ name, override }) =>
      override && (
        <Button size="sm" variant="quiet" aria-label={t('remotes.resetOf', { name })} onClick={() => onReset(name)}>
          {t('remotes.reset')}
        </Button>
      ),
  };
  const isOverridden = rows.some(({ override }) => override);
  return (
    <DataTable
      label={t('remotes.title')}
      columns={isOverridden ? [...columns, reset] : columns}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}
