import { createHmac } from 'node:crypto';
import type { z } from 'zod';
import { LiveEngineError } from '../../live-engine.ts';
import { JanusRefusal } from './janus-api.ts';

/** What rooms and mountpoints open to, which only this site can make. @param secret of the node */
export const wordsOf = (secret: string) => {
  const word = (what: string, room: string): string =>
    createHmac('sha256', secret).update(`${what}\n${room}`).digest('hex');
  return {
    /** To change a room. */
    secretOf: (room: string) => word('secret', room),
    /** To come in. */
    pinOf: (room: string) => word('pin', room),
    /** To make one, and to see all. */
    adminKey: { admin_key: secret },
  };
};

export type JanusWords = ReturnType<typeof wordsOf>;

/** @throws {LiveEngineError} `unavailable` */
export const readData = <Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> => {
  const read = schema.safeParse(data);
  if (!read.success) throw new LiveEngineError('unavailable', 'Janus answered nonsense');
  return read.data;
};

/** Takes a refusal that says that things are as they shall be. */
export const unless = (codes: readonly number[]) => (error: unknown) => {
  if (!(error instanceof JanusRefusal && error.by === 'plugin' && codes.includes(error.code))) throw error;
};
