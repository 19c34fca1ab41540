import type { ServerEventData } from '@barg/contract';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toSession } from '../../platform/publisher.ts';
import { forgetDevices } from './known-devices.ts';
import { deleteSessions } from './session.repository.ts';

export interface Ending {
  userId: string;
  reason: ServerEventData<'session.ended'>['reason'];
  /** Ends this one only, when it is the account's. */
  only?: string;
  /** Keeps this one. */
  except?: string;
  /** Its owner logs out there: failures elsewhere will not keep her from coming back. */
  keepsDevice?: boolean;
}

/**
 * Ends sessions of an account with the sockets that were opened with them, and what was known of their devices; answers
 * how many.
 */
export const endSessions = async (
  unit: UnitOfWork,
  { userId, reason, keepsDevice = false, ...which }: Ending,
): Promise<number> => {
  if (!keepsDevice) await forgetDevices(unit.db, userId, which);
  const ended = await deleteSessions(unit.db, userId, which);
  for (const sessionId of ended) unit.publish(toSession(sessionId), newEvent('session.ended', { reason }));
  return ended.length;
};
