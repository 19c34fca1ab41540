import type { JanusHandle } from './janus-api.ts';

/** Where a client is: its node's address, and Janus's numbers behind it. */
export const locationOf = (node: string, { session, handle }: JanusHandle): string => `${node}#${session}/${handle}`;

/** What {@link locationOf} has written. */
export const readLocation = (location: string): (JanusHandle & { node: string }) | null => {
  const [, node, session, handle] = /^(.+)#(\d+)\/(\d+)$/.exec(location) ?? [];
  return node === undefined ? null : { node, session: Number(session), handle: Number(handle) };
};
