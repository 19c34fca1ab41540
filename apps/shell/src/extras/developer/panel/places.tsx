import { useTranslation } from '@barg/runtime/i18n';
import { Text } from '@barg/ui-kit';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Code, Part as PartRow, Parts } from './panel.styles.ts';
import type { IntentRow, Part, SlotRow } from './place-rows.ts';

function Owner({ remote }: { remote: string | null }) {
  const { t } = useTranslation('developer');
  return remote === null ? t('shell') : <Code>{remote}</Code>;
}

function PartList({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation('developer');
  if (parts.length === 0) return <Text tone="muted">{t('slots.empty')}</Text>;
  return (
    <Parts>
      {parts.map(({ remote, expose, state }) => (
        <PartRow key={`${remote}${expose}`}>
          <Owner remote={remote} />
          {remote !== null && (
            <>
              <Code>{expose}</Code>
              <Text size="caption" tone="muted">
                {t(`remotes.states.${state}`)}
              </Text>
            </>
          )}
        </PartRow>
      ))}
    </Parts>
  );
}

export function SlotsTable({ rows }: { rows: readonly SlotRow[] }) {
  const { t } = useTranslation('developer');
  const columns: Column<SlotRow>[] = [
    { id: 'name', header: t('slots.name'), cell: ({ slot }) => <Code>{slot}</Code> },
    {
      id: 'offers',
      header: t('slots.offers'),
      cell: ({ offeredBy }) =>
        offeredBy.length > 0 ? (
          <Parts>
            {offeredBy.map((remote) => (
              <li key={remote}>
                <Owner remote={remote} />
              </li>
            ))}
          </Parts>
        ) : (
          <Text tone="muted">{t('slots.empty')}</Text>
        ),
    },
    { id: 'fills', header: t('slots.fills'), cell: ({ fillers }) => <PartList parts={fillers} /> },
  ];
  return <DataTable label={t('slots.title')} columns={columns} rows={rows} keyOf={({ slot }) => slot} />;
}

export function IntentsTable({ rows }: { rows: readonly IntentRow[] }) {
  const { t } = useTranslation('developer');
  const columns: Column<IntentRow>[] = [
    { id: 'name', header: t('intents.name'), cell: ({ intent }) => <Code>{intent}</Code> },
    { id: 'answers', header: t('intents.answers'), cell: ({ answerer }) => <PartList parts={[answerer]} /> },
  ];
  return <DataTable label={t('intents.title')} columns={columns} rows={rows} keyOf={({ intent }) => intent} />;
}
