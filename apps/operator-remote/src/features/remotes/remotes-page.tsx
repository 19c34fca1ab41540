import { useTranslation } from '@barg/runtime/i18n';
import { usePageVisible } from '@barg/session';
import { Button, PageHeader, Stack } from '@barg/ui-kit';
import { SelectField } from '@barg/ui-kit/fields';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { Loaded } from '../../shared/loaded.tsx';
import { RefusedNotice } from './refused-notice.tsx';
import { RemoteCard } from './remote-card.tsx';
import { useRemotesQuery } from '../../shared/api/remotes.ts';

/** The period of the figures, in hours. */
const WINDOWS = ['1', '24', '168'] as const;

/** A canary is watched here, and what a team has published is told a moment later. Milliseconds. */
const REFRESH_MS = 10_000;

/** The deployed remotes, with their health. */
export default function RemotesPage() {
  const { t } = useTranslation('operator');
  const filters = useFilters();
  const hours = WINDOWS.find((one) => one === filters.get('hours')) ?? '24';
  const query = useRemotesQuery(hours, { pollingInterval: usePageVisible() ? REFRESH_MS : 0 });
  return (
    <>
      <PageHeader
        title={t('sections.remotes')}
        subtitle={t('remotes.subtitle')}
        actions={<Button onClick={() => void query.refetch()}>{t('outbox.refresh')}</Button>}
      />
      <Filters>
        <SelectField
          label={t('remotes.window')}
          value={hours}
          options={WINDOWS.map((value) => ({ value, label: t(`remotes.windows.${value}`) }))}
          onChange={(event) => filters.set('hours', event.target.value)}
        />
      </Filters>
      <Loaded query={query}>
        {({ remotes }) => (
          <Stack>
            <RefusedNotice remotes={remotes} />
            {remotes.map((status) => (
              <RemoteCard key={status.name} status={status} />
            ))}
          </Stack>
        )}
      </Loaded>
    </>
  );
}
