import type { GatewayEvent } from '@barg/api-client/models';
import { useTranslation } from '@barg/runtime/i18n';
import { Badge, PageHeader, Time } from '@barg/ui-kit';
import { SearchFilter, SelectField } from '@barg/ui-kit/fields';
import { DataTable, type Column } from '@barg/ui-kit/table';
import { Coded } from '../../shared/coded.tsx';
import { DayRange } from '../../shared/day-range.tsx';
import { dayBounds } from '../../shared/days.ts';
import { Filters, useFilters } from '../../shared/filters.tsx';
import { PagedList } from '../../shared/paged-list.tsx';
import { useGatewayEventsInfiniteQuery, type EventFilters } from './payments-api.ts';
import { PaymentTabs } from './payment-tabs.tsx';

const STATES = ['waiting', 'handled', 'given-up'] as const;
const VARIANTS = { waiting: 'pending', handled: 'status', 'given-up': 'danger' } as const;

const stateOf = ({ handledAt, givenUpAt }: GatewayEvent): (typeof STATES)[number] =>
  handledAt ? 'handled' : givenUpAt ? 'given-up' : 'waiting';

function useColumns(): Column<GatewayEvent>[] {
  const { t } = useTranslation('operator');
  return [
    { id: 'type', header: t('payments.what'), isBare: true, cell: ({ type }) => <Coded group="events" code={type} /> },
    { id: 'about', header: t('payments.about'), cell: ({ subject }) => <bdi translate="no">{subject.ref}</bdi> },
    {
      id: 'state',
      header: t('status'),
      cell: (event) => <Badge variant={VARIANTS[stateOf(event)]}>{t(`payments.events.${stateOf(event)}`)}</Badge>,
    },
    { id: 'provider', header: t('users.provider'), cell: ({ provider }) => <Coded group="gateways" code={provider} /> },
    { id: 'time', header: t('audit.time'), cell: ({ receivedAt }) => <Time value={receivedAt} format="dateTime" /> },
  ];
}

function useEventFilters() {
  const filters = useFilters();
  const q = filters.get('q');
  const state = STATES.find((it) => it === filters.get('state'));
  const query: EventFilters = {
    ...(q && { q }),
    ...(state && { state }),
    ...dayBounds(filters.get),
  };
  return { filters, query };
}

/** The events (webhooks) of the gateways. */
export default function EventsPage() {
  const { t } = useTranslation('operator');
  const { filters, query } = useEventFilters();
  const events = useGatewayEventsInfiniteQuery(query);
  const columns = useColumns();
  const states = STATES.map((value) => ({ value, label: t(`payments.events.${value}`) }));
  return (
    <>
      <PageHeader title={t('sections.payments')} part={t('payments.tabs.events')} />
      <PaymentTabs />
      <Filters>
        <SearchFilter
          label={t('payments.searchEvents')}
          value={filters.get('q')}
          onChange={(q) => filters.set('q', q)}
        />
        <SelectField
          label={t('status')}
          value={filters.get('state')}
          options={[{ value: '', label: t('all') }, ...states]}
          onChange={(event) => filters.set('state', event.target.value)}
        />
        <DayRange filters={filters} />
      </Filters>
      <PagedList query={events} empty={t('payments.noEvents')}>
        {(items) => (
          <DataTable label={t('payments.tabs.events')} columns={columns} rows={items} keyOf={({ _id }) => _id} />
        )}
      </PagedList>
    </>
  );
}
