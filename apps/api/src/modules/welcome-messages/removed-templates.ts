import type { Judged } from '../../platform/hooks.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { emptyTemplate, switchOff, switchOn } from './welcome-messages.repository.ts';

/**
 * With a welcome message that an operator removes its template is switched off, so that the next subscriber does not get it
 * again. Who is being welcomed just now comes before it, and loses it as all others do who got the same.
 */
export const takeTemplateAway = async (unit: UnitOfWork, { type, id, ownerId }: Judged): Promise<void> => {
  if (type === 'message') await switchOff(unit.db, ownerId, id);
};

/** It is on again, unless she has written another one meanwhile. */
export const bringTemplateBack = async (unit: UnitOfWork, { type, id }: Judged): Promise<void> => {
  if (type === 'message') await switchOn(unit.db, id);
};

/** Its words and files go for good, as those of the messages do. */
export const purgeTemplate = async (unit: UnitOfWork, { type, id }: Judged): Promise<void> => {
  if (type === 'message') await emptyTemplate(unit.db, id);
};
