import { z } from 'zod';
import type { Context } from '../../context.ts';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { bringMessageBack, emptyRemoved } from './delete-messages.ts';
import { dropFiles } from './message-files.service.ts';
import {
  findRemovedMessage,
  holdRemoval,
  insertCopy,
  listCopies,
  listRemovedCopies,
  takeCopy,
} from './removed-copies.repository.ts';

const TAKE = 'take-copies-of-message';
const BRING = 'bring-copies-of-message';
const FORGET = 'forget-copies-of-message';

/** Messages of one job: between two of them others have their turn. */
const BATCH = 200;
/** Before all ids. */
const FIRST = '00000000-0000-0000-0000-000000000000';

const payloadSchema = z.object({ messageId: z.uuid(), after: z.uuid().default(FIRST) });

const queue =
  (task: string) =>
  (unit: UnitOfWork, messageId: string, after?: string): Promise<void> =>
    unit.addJob(task, { messageId, ...(after && { after }) }, { key: `${task}:${messageId}` });

/** Queues that the copies of a message that an operator has removed go as well, however many fans have one. */
export const takeCopiesLater = queue(TAKE);
/** Queues that they come back with it. */
export const bringCopiesLater = queue(BRING);
/** Queues that their files go for good. */
export const forgetCopiesLater = queue(FORGET);

/** Does something with each, in a transaction of its own; one that fails stops no other, and the job is tried again. */
const withEach = async (
  context: Context,
  ids: readonly string[],
  act: (unit: UnitOfWork, id: string) => Promise<void>,
) => {
  const failures: unknown[] = [];
  for (const id of ids) await context.work((unit) => act(unit, id)).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} copies of a message are left`);
};

const takeCopies: JobHandler = async (context, payload) => {
  const { messageId, after } = payloadSchema.parse(payload);
  const removed = await findRemovedMessage(context.db, messageId);
  const copies = removed ? await listCopies(context.db, removed, { after, limit: BATCH }) : [];
  await withEach(
    context,
    copies.map(({ id }) => id),
    async (unit, id) => {
      if (!(await holdRemoval(unit.db, messageId))) return;
      await emptyRemoved(unit, id, () => insertCopy(unit.db, messageId, id));
    },
  );
  const last = copies[BATCH - 1];
  if (last) await context.work((unit) => takeCopiesLater(unit, messageId, last.place));
};

/** Those that are noted, until none is. */
const untilNone =
  (task: string, act: (unit: UnitOfWork, id: string) => Promise<void>): JobHandler =>
  async (context, payload) => {
    const { messageId } = payloadSchema.parse(payload);
    const ids = await listRemovedCopies(context.db, messageId, BATCH);
    await withEach(context, ids, act);
    if (ids.length === BATCH) await context.work((unit) => queue(task)(unit, messageId));
  };

const bringCopies = untilNone(BRING, async (unit, id) => {
  const copy = await takeCopy(unit.db, id);
  // Its files were left with it.
  if (copy) await bringMessageBack(unit, id, { text: copy.text, fileIds: [] });
});

const forgetCopies = untilNone(FORGET, async (unit, id) => {
  if (await takeCopy(unit.db, id)) await dropFiles(unit, id);
});

export const removedCopiesJobs = { [TAKE]: takeCopies, [BRING]: bringCopies, [FORGET]: forgetCopies } satisfies Record<
  string,
  JobHandler
>;

/** They have the worker of mass messages: nothing else waits behind a hundred thousand. */
export const removedCopiesBulk = [TAKE, BRING];
