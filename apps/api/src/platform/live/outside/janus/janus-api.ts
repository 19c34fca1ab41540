import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { JanusNode } from '../../live-engine-config.ts';
import { LiveEngineError } from '../../live-engine.ts';
import { askEngine } from '../ask-engine.ts';

const MAX_BYTES = 4 * 1024 * 1024;
/** Shorter than the clients' own patience; also what it takes to notice that a node is away. */
const PATIENCE_MS = 1_500;
/** Of an answer that Janus prepares: it gathers its candidates first. */
const EVENT_PATIENCE_MS = 5_000;
/** Events of a session that are read in one go, and how often. */
const EVENTS_AT_ONCE = 50;
const MOST_READS = 20;

export const VIDEO_ROOM = 'janus.plugin.videoroom';
export const STREAMING = 'janus.plugin.streaming';
type Plugin = typeof VIDEO_ROOM | typeof STREAMING;

/** Numbers of Janus's core for a session and a handle that it does not have; plugins use them for other things. */
const GONE: readonly number[] = [458, 459];

/** Janus, or a plugin of it, refuses. */
export class JanusRefusal extends Error {
  override readonly name = 'JanusRefusal';
  readonly by: 'core' | 'plugin';
  readonly code: number;

  constructor(by: JanusRefusal['by'], code: number, reason: string) {
    super(`Janus refused: ${reason} (${code})`);
    this.by = by;
    this.code = code;
  }

  /** The session that was meant is over. */
  get isGone(): boolean {
    return this.by === 'core' && GONE.includes(this.code);
  }
}

const dataSchema = z.record(z.string(), z.unknown());

const answerSchema = z.object({
  janus: z.string(),
  transaction: z.string().optional(),
  error: z.object({ code: z.number(), reason: z.string() }).optional(),
  data: z.object({ id: z.number().int().positive() }).optional(),
  plugindata: z.object({ data: dataSchema }).optional(),
  jsep: z.object({ type: z.string(), sdp: z.string().max(64 * 1024) }).optional(),
});

const eventsSchema = z.union([z.array(answerSchema), answerSchema.transform((event) => [event])]);

type JanusAnswer = z.output<typeof answerSchema>;
export type PluginData = z.output<typeof dataSchema>;

/** A client of Janus's: a session with one handle, which any process can speak for. */
export interface JanusHandle {
  session: number;
  handle: number;
}

export interface PluginEvent {
  data: PluginData;
  sdp: string | null;
  /** The peer connection has ended before. */
  isHungUp: boolean;
}

interface PluginMessage {
  body: object;
  jsep?: { type: 'offer' | 'answer'; sdp: string };
}

/**
 * Janus's HTTP API. A session and its handle are numbers that any process may speak for, so nothing of them is kept
 * here; only its own session, for what is asked of the plugins themselves, is this process's.
 */
export const createJanusApi = ({ url, secret }: JanusNode) => {
  const ownHandles = new Map<Plugin, Promise<JanusHandle>>();

  const read = <Schema extends z.ZodType>(schema: Schema, body: string): z.output<Schema> => {
    try {
      return schema.parse(JSON.parse(body));
    } catch {
      throw new LiveEngineError('unavailable', 'Janus answered nonsense');
    }
  };

  const post = async (path: string, message: object, transaction: string = randomUUID()): Promise<JanusAnswer> => {
    const { body } = await askEngine(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...message, transaction, apisecret: secret }),
      most: MAX_BYTES,
      patienceMs: PATIENCE_MS,
    });
    return assertDone(read(answerSchema, body));
  };

  const readEvents = async (session: number): Promise<JanusAnswer[]> => {
    const query = new URLSearchParams({ maxev: String(EVENTS_AT_ONCE), apisecret: secret });
    const { body } = await askEngine(`${url}/${session}?${query}`, {
      method: 'GET',
      most: MAX_BYTES,
      patienceMs: EVENT_PATIENCE_MS,
    });
    return read(eventsSchema, body);
  };

  const create = async (path: string, message: object): Promise<number> => {
    const { data } = await post(path, message);
    if (!data) throw new LiveEngineError('unavailable', 'Janus answered nonsense: no number');
    return data.id;
  };

  const open = async (plugin: Plugin): Promise<JanusHandle> => {
    const session = await create('', { janus: 'create' });
    return { session, handle: await create(`/${session}`, { janus: 'attach', plugin }) };
  };

  /** Whoever asks first opens it; who is told that it is over opens the next. */
  const ownHandle = (plugin: Plugin): Promise<JanusHandle> => {
    const known = ownHandles.get(plugin);
    if (known) return known;
    const opening = open(plugin);
    ownHandles.set(plugin, opening);
    opening.catch(() => ownHandles.get(plugin) === opening && ownHandles.delete(plugin));
    return opening;
  };

  const ask = async (plugin: Plugin, body: object, isSecond = false): Promise<PluginData> => {
    const own = ownHandle(plugin);
    try {
      const { session, handle } = await own;
      const answer = await post(`/${session}/${handle}`, { janus: 'message', body });
      return pluginDataOf(answer);
    } catch (error) {
      if (isSecond || !(error instanceof JanusRefusal) || !error.isGone) throw error;
      if (ownHandles.get(plugin) === own) ownHandles.delete(plugin);
      return ask(plugin, body, true);
    }
  };

  /**
   * Says something to a plugin for a client, and reads its answer, which comes as an event. Others than that are read
   * along the way, and tell whether the client is still there.
   */
  const send = async ({ session, handle }: JanusHandle, { body, jsep }: PluginMessage): Promise<PluginEvent> => {
    const transaction = randomUUID();
    await post(`/${session}/${handle}`, { janus: 'message', body, ...(jsep && { jsep }) }, transaction);
    let isHungUp = false;
    for (let reads = 0; reads < MOST_READS; reads += 1) {
      const events = await readEvents(session);
      isHungUp ||= events.some((event) => event.janus === 'hangup' || event.janus === 'timeout');
      const answer = events.find((event) => event.transaction === transaction);
      if (answer) return { data: pluginDataOf(answer), sdp: answer.jsep?.sdp ?? null, isHungUp };
    }
    throw new LiveEngineError('unavailable', 'Janus did not answer');
  };

  return {
    url,
    open,
    ask,
    send,
    /** Ends a client, whose peer connection is closed with it; also one that is over. */
    end: async (session: number): Promise<void> => {
      await post(`/${session}`, { janus: 'destroy' }).catch((error: unknown) => {
        if (!(error instanceof JanusRefusal && error.isGone)) throw error;
      });
    },
    /** Lets go of what this process has opened for itself. */
    close: async (): Promise<void> => {
      const opened = await Promise.allSettled(ownHandles.values());
      ownHandles.clear();
      for (const own of opened)
        if (own.status === 'fulfilled')
          await post(`/${own.value.session}`, { janus: 'destroy' }).catch(() => undefined);
    },
  };
};

export type JanusApi = ReturnType<typeof createJanusApi>;

const assertDone = (answer: JanusAnswer): JanusAnswer => {
  if (answer.janus !== 'error') return answer;
  throw new JanusRefusal('core', answer.error?.code ?? 0, answer.error?.reason ?? 'without a reason');
};

const pluginDataOf = (answer: JanusAnswer): PluginData => {
  const data = assertDone(answer).plugindata?.data;
  if (!data) throw new LiveEngineError('unavailable', 'Janus answered nonsense: nothing of a plugin');
  const code = z.number().safeParse(data.error_code);
  if (code.success) throw new JanusRefusal('plugin', code.data, String(data.error).slice(0, 200));
  return data;
};
