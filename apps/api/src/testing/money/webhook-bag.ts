import { sql } from 'kysely';
import type { TestApi } from '../api.ts';

interface Told {
  type: string;
  subject: { kind: string; ref: string };
}

/** What the gateway has to tell: taken from its queue, and delivered in any order, any number of times. */
export class Bag {
  readonly events: string[] = [];
  /** Of refunds that end later, until they have. */
  private readonly held: string[] = [];

  async collect({ db }: TestApi): Promise<void> {
    const { rows } = await sql<{ payload: { body: string } }>`
      delete from graphile_worker._private_jobs where task_id in (
        select id from graphile_worker._private_tasks where identifier = 'deliver-sandbox-webhook')
      returning payload`.execute(db);
    for (const { payload } of rows) {
      const { type } = JSON.parse(payload.body) as Told;
      (type === 'refund.updated' ? this.held : this.events).push(payload.body);
    }
  }

  /** Refunds that were to end later end now, and the gateway tells. */
  async endRefunds({ db }: TestApi): Promise<void> {
    await sql`update sandbox_refunds set later_at = now() where later_at > now()`.execute(db);
    this.events.push(...this.held.splice(0));
  }
}
