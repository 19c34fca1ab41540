import { open, ReleaseError, trustedKeys, webhookRequestSchema, type WebhookRequest } from '@barg/releases';
import type { Queryable } from '../../platform/unit-of-work.ts';
import { readDeployKeys } from './deploy-keys.ts';
import { WebhookOutdatedError, WebhookSignatureError } from './team-webhooks.errors.ts';

/** How far the clocks of a team and the site may be apart. */
const CLOCK_SKEW_MS = 5 * 60_000;

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** One machine has several names for itself. */
const isFor = (signed: string, publicUrl: string): boolean => {
  const [one, other] = [new URL(signed), new URL(publicUrl)];
  if (one.host === other.host) return true;
  return one.port === other.port && LOOPBACK.test(one.hostname) && LOOPBACK.test(other.hostname);
};

export interface TeamRequest extends WebhookRequest {
  team: string;
}

/**
 * What a team asks, proved by its deploy key.
 *
 * @throws WebhookSignatureError, WebhookOutdatedError
 */
export const openTeamRequest = async (
  db: Queryable,
  envelope: object,
  { publicUrl }: { publicUrl: string },
): Promise<TeamRequest> => {
  const keys = trustedKeys(await readDeployKeys(db));
  try {
    const { statement, team } = open(Buffer.from(JSON.stringify(envelope)), webhookRequestSchema, keys);
    if (!isFor(statement.site, publicUrl)) throw new WebhookSignatureError();
    if (Math.abs(Date.now() - Date.parse(statement.at)) > CLOCK_SKEW_MS) throw new WebhookOutdatedError();
    return { ...statement, team };
  } catch (error) {
    throw error instanceof ReleaseError ? new WebhookSignatureError({ cause: error }) : error;
  }
};
