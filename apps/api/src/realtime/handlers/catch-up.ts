import type { ClientEventData } from '@barg/contract';
import { z } from 'zod';
import { NotFoundError } from '../../errors/common-errors.ts';
import type { Connection, OpenScope } from '../connection.ts';
import { missedSince, type Missed } from '../missed-events.ts';

const idSchema = z.uuid();

const openScope = async ({ socket, context, modules }: Connection, scope: string): Promise<OpenScope> => {
  const [kind = '', id = '', ...rest] = scope.split(':');
  const opens = Object.hasOwn(modules.scopes, kind) ? modules.scopes[kind] : undefined;
  if (!opens || rest.length > 0 || !idSchema.safeParse(id).success) throw new NotFoundError();
  return opens(context.db, id, socket.data);
};

/** What a client has missed of a conversation or stream, joined or not. */
export const catchUp = async (
  connection: Connection,
  { scope, after }: ClientEventData<'catch-up'>,
): Promise<Missed> => {
  const open = await openScope(connection, scope);
  if (open.lastSequence === after) return { events: [], refetch: false };
  return missedSince(connection.context.db, open, after);
};
