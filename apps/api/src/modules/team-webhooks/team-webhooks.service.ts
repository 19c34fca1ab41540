import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { newId } from '../../platform/ids.ts';
import { isAllowedEndpoint } from '../../platform/outside/public-endpoint.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { recordAudit } from '../audit/audit.ts';
import { sealSecret } from './secrets.ts';
import { newSecret } from './sign-event.ts';
import { enqueueTeamEvent, tellTeam } from './team-events.ts';
import { NoWebhookError, WebhookAddressError, WebhookOutdatedError } from './team-webhooks.errors.ts';
import { presentWebhook } from './team-webhooks.presenter.ts';
import {
  clearWebhook,
  findWebhook,
  listEvents,
  lockWebhook,
  noteSigned,
  reopenEvent,
  saveAddress,
  saveSecret,
} from './team-webhooks.repository.ts';
import type { TeamWebhookView } from './team-webhooks.schema.ts';
import type { TeamRequest } from './signed-request.ts';

/** Who changes it: an operator by the console, or a team by its key. */
export type Changer = { operatorId: string; team: null } | { operatorId: null; team: string };

/** With the secret if it was made just now: it is told once. */
export interface ChangedWebhook {
  webhook: TeamWebhookView;
  secret: string | null;
}

type Site = Pick<Context, 'config' | 'sealer'>;

/** What the address is, and what was sent there. */
export const describeWebhook = async (db: Queryable, remote: string): Promise<TeamWebhookView> => {
  const row = await findWebhook(db, remote);
  return presentWebhook(remote, row, row?.url ? await listEvents(db, remote) : []);
};

interface Change {
  before: string | null;
  after: string | null;
}

type Changes = Partial<Record<'address' | 'secret' | 'told' | 'state', Change>> & { event?: string };

const audit = (unit: UnitOfWork, what: string, remote: string, { operatorId, team }: Changer, changes: Changes) =>
  recordAudit(unit, {
    ...{ operatorId, action: `remote.webhook-${what}`, targetType: 'remote', targetId: remote },
    details: { ...(team !== null && { team }), ...changes },
  });

/** The address without what may let somebody in there; null for none. */
const withoutSecrets = (url: string | null | undefined): string | null => {
  if (!url) return null;
  const { origin, pathname } = new URL(url);
  return origin + pathname;
};

/** Sets the address; the first one gets a secret. @throws WebhookAddressError */
export const setWebhook = async (
  { config, sealer }: Site,
  unit: UnitOfWork,
  { remote, url, by }: { remote: string; url: string; by: Changer },
): Promise<ChangedWebhook> => {
  if (!isAllowedEndpoint(url, config.webhookOrigins)) throw new WebhookAddressError();
  const known = await lockWebhook(unit.db, remote);
  const secret = known?.sealed_secret ? null : newSecret();
  await saveAddress(unit.db, {
    ...{ remote, url, team: by.team },
    secret: secret === null ? null : sealSecret(sealer, remote, secret),
  });
  await audit(unit, 'set', remote, by, { address: { before: withoutSecrets(known?.url), after: withoutSecrets(url) } });
  return { webhook: await describeWebhook(unit.db, remote), secret };
};

/** The address, locked. @throws NoWebhookError */
const assertSet = async (unit: UnitOfWork, remote: string): Promise<string> => {
  const row = await lockWebhook(unit.db, remote);
  if (!row?.url) throw new NoWebhookError();
  return row.url;
};

/** Makes a new secret; the former one signs beside it for a day. @throws NoWebhookError */
export const rotateSecret = async (
  { sealer }: Site,
  unit: UnitOfWork,
  { remote, by }: { remote: string; by: Changer },
): Promise<ChangedWebhook> => {
  await assertSet(unit, remote);
  const secret = newSecret();
  await saveSecret(unit.db, remote, sealSecret(sealer, remote, secret));
  // Which secrets these are is told to nobody.
  await audit(unit, 'secret-changed', remote, by, { secret: { before: 'former', after: 'new' } });
  return { webhook: await describeWebhook(unit.db, remote), secret };
};

/** @throws NoWebhookError */
export const removeWebhook = async (
  unit: UnitOfWork,
  { remote, by }: { remote: string; by: Changer },
): Promise<ChangedWebhook> => {
  const url = await assertSet(unit, remote);
  await clearWebhook(unit.db, remote);
  await audit(unit, 'removed', remote, by, { address: { before: withoutSecrets(url), after: null } });
  return { webhook: await describeWebhook(unit.db, remote), secret: null };
};

/** Sends something that has not happened. @throws NoWebhookError */
export const testWebhook = async (
  unit: UnitOfWork,
  { remote, by }: { remote: string; by: Changer },
): Promise<ChangedWebhook> => {
  await assertSet(unit, remote);
  await audit(unit, 'tried', remote, by, { told: { before: null, after: 'webhook.test' } });
  await tellTeam(unit.db, { remote, kind: 'webhook.test', occasion: newId(), data: {} });
  return { webhook: await describeWebhook(unit.db, remote), secret: null };
};

/** Sends an event again, delivered or not. @throws NotFoundError */
export const sendAgain = async (
  unit: UnitOfWork,
  { eventId, operatorId }: { eventId: string; operatorId: string },
): Promise<void> => {
  const remote = await reopenEvent(unit.db, eventId);
  if (remote === undefined) throw new NotFoundError();
  await enqueueTeamEvent(unit.db, eventId);
  await audit(
    unit,
    'sent-again',
    remote,
    { operatorId, team: null },
    { event: eventId, state: { before: 'ended', after: 'waiting' } },
  );
};

/**
 * Does what a team asks by its key.
 *
 * @throws WebhookOutdatedError when it was asked already
 */
export const answerTeam = async (
  site: Site,
  unit: UnitOfWork,
  { remote, action, url = '', at, team }: TeamRequest,
): Promise<ChangedWebhook> => {
  const by: Changer = { operatorId: null, team };
  if (action === 'show') return { webhook: await describeWebhook(unit.db, remote), secret: null };
  await lockWebhook(unit.db, remote);
  if (!(await noteSigned(unit.db, remote, new Date(at)))) throw new WebhookOutdatedError();
  switch (action) {
    case 'set':
      return setWebhook(site, unit, { remote, url, by });
    case 'rotate':
      return rotateSecret(site, unit, { remote, by });
    case 'remove':
      return removeWebhook(unit, { remote, by });
    case 'test':
      return testWebhook(unit, { remote, by });
  }
};
