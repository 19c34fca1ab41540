import type { ServerEventData } from '@barg/contract';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { newEvent, toSession } from '../../platform/publisher.ts';
import { forgetDevices } from './known-devices.ts';
import { deleteSessions } from './session.repository.ts';

export interface Ending {
  userId: string;
  reason: ServerEventData<'session.ended'>['reason'];
  /** Ends this session only, if it is the account's. */
  only?: string;
  /** Keeps this session. */
  except?: string;
  /**
   * Keeps its device known: the owner logged out there, and failed logins from elsewhere must not lock that device out.
   */
  keepsDevice?: boolean;
}

/** Ends sessions of an account with their sockets, and forgets their devices; returns how many ended. */
export const endSessions = async (
  unit: UnitOfWork,
  { userId, reason, keepsDevice = false, ...which }: Ending,
): Promise<number> => {
  if (!keepsDevice) await forgetDevices(unit.db, userId, which);
  const ended = await deleteSessions(unit.db, userId, which);
  for (const sessionId of ended) unit.publish(toSession(sessionId), newEvent('session.ended', { reason }));
  return ended.length;
};
