import { TEAM_EVENTS } from './team-events.ts';
import type { AttemptRow, EventRow, WebhookRow } from './team-webhooks.repository.ts';
import type { TeamEventView, TeamWebhookView } from './team-webhooks.schema.ts';

const FAULTS = ['address', 'timeout', 'network'] as const;

const stateOf = ({ delivered_at: delivered, given_up_at: givenUp }: EventRow): TeamEventView['state'] => {
  if (delivered) return 'delivered';
  return givenUp ? 'given-up' : 'waiting';
};

const presentEvent = (event: EventRow & { attempts: readonly AttemptRow[] }): TeamEventView[] => {
  const kind = TEAM_EVENTS.find((one) => one === event.kind);
  if (!kind) return [];
  return [
    {
      ...{ _id: event.id, kind, data: event.data as Record<string, unknown> },
      happenedAt: event.happened_at.toISOString(),
      state: stateOf(event),
      attempts: event.attempts.map(({ at, status, fault, took_ms: tookMs }) => ({
        ...{ at: at.toISOString(), status, tookMs },
        fault: FAULTS.find((one) => one === fault) ?? null,
      })),
    },
  ];
};

/** Without its secrets. */
export const presentWebhook = (
  remote: string,
  row: WebhookRow | undefined,
  events: ReadonlyArray<EventRow & { attempts: readonly AttemptRow[] }>,
): TeamWebhookView => {
  if (!row?.url) return { remote, url: null, setAt: null, setByTeam: null, formerUntil: null, events: [] };
  const { url, set_at: setAt, set_by_team: setByTeam, former_until: until } = row;
  const isFormerValid = until !== null && until > new Date();
  return {
    ...{ remote, url, setAt: setAt.toISOString(), setByTeam },
    formerUntil: isFormerValid ? until.toISOString() : null,
    events: events.flatMap(presentEvent),
  };
};
