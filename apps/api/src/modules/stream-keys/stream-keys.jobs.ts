import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { findInput } from './inputs.repository.ts';

const END_INPUT = 'end-encoder-input';
const payloadSchema = z.object({ resourceId: z.string() });

/** Disconnects a performer's encoder after the commit, in whichever process it is. */
export const endInputLater = async (unit: UnitOfWork, performerId: string): Promise<void> => {
  const input = await findInput(unit.db, performerId);
  if (input) await unit.addJob(END_INPUT, { resourceId: input.resource_id });
};

const endInput: JobHandler = (context, payload) => context.viewings.endSession(payloadSchema.parse(payload).resourceId);

export const streamKeysJobs = { [END_INPUT]: endInput } satisfies Record<string, JobHandler>;
