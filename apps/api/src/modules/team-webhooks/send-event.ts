import { z } from 'zod';
import type { Context } from '../../context.ts';
import { newId } from '../../platform/ids.ts';
import { postBounded, type PostOutcome } from '../../platform/outside/post-bounded.ts';
import { isAllowedEndpoint } from '../../platform/outside/public-endpoint.ts';
import { openSecret } from './secrets.ts';
import { signedHeaders } from './sign-event.ts';
import { MAX_TRIES } from './team-events.ts';
import { findDueEvent, noteAttempt, type DueEvent } from './team-webhooks.repository.ts';

/** A receiver that does not answer for so long is down. */
const TIMEOUT_MS = 10_000;

/** The job fails, so that the queue tries again with a growing pause. */
export class NotDeliveredError extends Error {}

const payloadSchema = z.object({ id: z.uuid() });

type Sender = Pick<Context, 'config' | 'sealer'>;

/** What the receiver reads. */
const bodyOf = ({ id, kind, remote, happened_at: at, data }: DueEvent, { publicUrl }: Context['config']): string =>
  JSON.stringify({
    ...{ id, type: kind, remote, happenedAt: at.toISOString(), data },
    console: `${publicUrl}/operator/remotes`,
  });

const post = async ({ config, sealer }: Sender, event: DueEvent, address: string): Promise<PostOutcome> => {
  // It was allowed when it was set; the configuration may say otherwise by now.
  if (!isAllowedEndpoint(address, config.webhookOrigins)) return { fault: 'address' };
  const body = bodyOf(event, config);
  const secrets = [event.sealed_secret, event.sealed_former].flatMap((sealed) =>
    sealed ? [openSecret(sealer, event.remote, sealed)] : [],
  );
  const url = new URL(address);
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Barg-Webhooks/1',
    ...signedHeaders({ id: event.id, at: new Date(), body }, secrets),
  };
  const isTrusted = config.webhookOrigins.includes(url.origin);
  return postBounded(url, { headers, body, timeout: TIMEOUT_MS }, { isTrusted });
};

/**
 * Sends an event to its team. Outside of a transaction, because it takes seconds: when the process ends between the
 * answer and the note of it, the receiver gets it again, under the same id.
 *
 * @throws NotDeliveredError when it is to be tried again
 */
export const sendTeamEvent = async (
  context: Sender & Pick<Context, 'db' | 'work'>,
  payload: unknown,
): Promise<void> => {
  const { id } = payloadSchema.parse(payload);
  const event = await findDueEvent(context.db, id);
  if (!event?.url) return;
  const begun = performance.now();
  const outcome = await post(context, event, event.url);
  const [status, fault] = 'status' in outcome ? [outcome.status, null] : [null, outcome.fault];
  const isDelivered = status !== null && status >= 200 && status < 300;
  const attempt = { id: newId(), event_id: id, status, fault, took_ms: Math.round(performance.now() - begun) };
  const { isGivenUp } = await context.work(({ db }) => noteAttempt(db, attempt, { isDelivered, maxTries: MAX_TRIES }));
  if (!isDelivered && !isGivenUp) throw new NotDeliveredError(`a team's receiver answered ${status ?? fault}`);
};
