import { sql } from 'kysely';
import type { PrivateStream } from '@barg/contract';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { PrivateStreamDevice } from '../../platform/database/private-stream-tables.ts';
import { measure } from './meter.ts';
import { isTurnedOff } from './meter-rules.ts';
import { announce } from './present-sessions.ts';
import { PrivateStreamStateError } from './private-streams.errors.ts';
import { mayConnect, sideOf } from './private-streams.policy.ts';
import { lockSessionOf, updateSession } from './private-streams.repository.ts';
import type { PrivateOff } from './private-streams.schema.ts';
import { keepFlows } from './rooms.ts';

const DEVICES: readonly PrivateStreamDevice[] = ['audio', 'video'];

/**
 * Notes what one of the two has turned off, microphone or camera, and tells both. What flowed until now is measured as it
 * was; from now on as {@link isTurnedOff} says. Saying the same again changes nothing.
 * @throws NotFoundError, PrivateStreamStateError for a request, and for what is over
 */
export const turnOff = async (
  context: Context,
  { accountId, id, off }: { accountId: string; id: string; off: PrivateOff },
): Promise<PrivateStream> => {
  // What the engine of this process has counted since it was written down last is of the time before.
  await keepFlows(context);
  return context.work(async (unit) => {
    const row = await lockSessionOf(unit.db, accountId, id);
    const side = row && sideOf(accountId, row);
    if (!row || !side) throw new NotFoundError();
    if (!mayConnect(row.status)) throw new PrivateStreamStateError();
    const before = await measure(unit, row);
    const devices = DEVICES.filter((device) => off[device]);
    const after = await updateSession(
      unit.db,
      id,
      side === 'performer' ? { performer_off: devices } : { fan_off: devices },
    );
    const isBack = isTurnedOff(before) && !isTurnedOff(after) && after.flowed_at !== null;
    // Silence begins anew: that of before was meant, and what flows now is not counted yet.
    const now = isBack ? await updateSession(unit.db, id, { flowed_at: sql<Date>`now()` }) : after;
    return announce(unit, now, accountId);
  });
};
