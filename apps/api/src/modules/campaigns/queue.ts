import type { UnitOfWork } from '../../platform/unit-of-work.ts';

export const START = 'start-campaign';
export const SEND = 'send-campaign';
export const UNSEND = 'unsend-campaign';
export const DROP_FILES = 'drop-campaign-files';

/** One job of a sort for each mass message: one that is asked for twice is done once. */
const queue =
  (task: string) =>
  (unit: Pick<UnitOfWork, 'addJob'>, id: string, runAt: Date | null = null): Promise<void> =>
    unit.addJob(task, { id }, { key: `${task}:${id}`, ...(runAt && { runAt }) });

export const queueStart = queue(START);
export const queueSending = queue(SEND);
export const queueUnsending = queue(UNSEND);
export const queueDropping = queue(DROP_FILES);
