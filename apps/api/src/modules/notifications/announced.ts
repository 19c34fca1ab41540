import { z } from 'zod';
import type { JobHandler } from '../../jobs/job-handler.ts';
import type { Queryable, UnitOfWork } from '../../platform/unit-of-work.ts';
import { linkTo, type ContentType } from '../../viewing/items.ts';
import { chunkPayload, notifyAudience } from './notify-audience.ts';

interface Announced {
  /** What one of them is called: the job is `announce-post`. */
  one: string;
  type: ContentType;
  /** It, unless it was deleted. */
  find: (db: Queryable, id: string) => Promise<{ performer_id: string } | undefined>;
}

/** Works of which a performer's followers and subscribers are told. */
export const announced = ({ one, type, find }: Announced) => {
  const [task, idKey] = [`announce-${one}`, `${one}Id`];
  const announceOne: JobHandler = async (context, payload) => {
    const id = z.uuid().parse(Object(payload)[idKey]);
    const place = chunkPayload.parse(payload);
    const work = await find(context.db, id);
    const news = work ? { performerId: work.performer_id, link: linkTo({ type, id }) } : null;
    await notifyAudience(context, { task, payload: { ...place, [idKey]: id }, news });
  };
  return {
    /** Queues the notices; nobody is notified twice. */
    announce: (unit: UnitOfWork, id: string): Promise<void> =>
      unit.addJob(task, { [idKey]: id }, { key: `${task}:${id}` }),
    jobs: { [task]: announceOne },
  };
};
