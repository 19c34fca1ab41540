import { randomUUID } from 'node:crypto';

/** An object as Stripe keeps and answers it. */
export interface Thing {
  id: string;
  object: string;
  /** Seconds since 1970, by the stand-in's clock. */
  created: number;
  metadata?: Record<string, string>;
  [field: string]: unknown;
}

/** What Stripe tells by itself. */
export interface StandInEvent {
  id: string;
  type: string;
  body: string;
}

/** What was asked for, as the form of the request says it. */
export interface Asked {
  [field: string]: string | Asked | Asked[] | string[] | undefined;
}

/** An answer that refuses, as Stripe words it. */
export class StandInRefusal extends Error {
  readonly status: number;
  readonly error: Record<string, unknown>;

  constructor(status: number, error: { type: string; code?: string } & Record<string, unknown>) {
    super(error.code ?? error.type);
    this.status = status;
    this.error = { message: `the stand-in refuses: ${error.code ?? error.type}`, ...error };
  }
}

export const invalid = (code: string, fields: Record<string, unknown> = {}): StandInRefusal =>
  new StandInRefusal(400, { type: 'invalid_request_error', code, ...fields });

export const missing = (id: string): StandInRefusal =>
  new StandInRefusal(404, { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: id });

/** What it knows, and its own clock: time passes when it is told so, or as the real one does. */
export class Standing {
  readonly things = new Map<string, Thing>();
  readonly events: StandInEvent[] = [];
  /** Called for each event. */
  onEvent: (event: StandInEvent) => void = () => undefined;
  #ahead = 0;
  #later: Array<{ at: number; run: () => void }> = [];

  now(): number {
    return Math.floor(Date.now() / 1000) + this.#ahead;
  }

  /** Lets time pass, and what is due by then happen. */
  advance(seconds: number): void {
    this.#ahead += seconds;
    this.tick();
  }

  tick(): void {
    const now = this.now();
    const due = this.#later.filter(({ at }) => at <= now);
    this.#later = this.#later.filter(({ at }) => at > now);
    for (const { run } of due) run();
  }

  later(seconds: number, run: () => void): void {
    this.#later.push({ at: this.now() + seconds, run });
  }

  add(prefix: string, object: string, fields: Record<string, unknown>): Thing {
    const id = `${prefix}_${randomUUID().replaceAll('-', '')}`;
    const thing: Thing = { id, object, created: this.now(), livemode: false, ...fields };
    this.things.set(id, thing);
    return thing;
  }

  /** @throws StandInRefusal */
  find(id: unknown, object: string): Thing {
    const thing = typeof id === 'string' ? this.things.get(id) : undefined;
    if (thing?.object !== object) throw missing(String(id));
    return thing;
  }

  all(object: string): Thing[] {
    return [...this.things.values()].filter((thing) => thing.object === object);
  }

  /** Tells of a change, with the object as it is now: it may have changed again by the time that somebody hears. */
  tell(type: string, thing: Thing, account?: string): void {
    const id = `evt_${randomUUID().replaceAll('-', '')}`;
    const envelope = { id, object: 'event', type, livemode: false, created: this.now(), ...(account && { account }) };
    const event = { id, type, body: JSON.stringify({ ...envelope, data: { object: thing } }) };
    this.events.push(event);
    this.onEvent(event);
  }
}
