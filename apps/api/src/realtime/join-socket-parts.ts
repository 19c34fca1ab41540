import type { SocketPart } from './connection.ts';

/** Merges the socket parts of all modules. */
export const joinSocketParts = (parts: readonly SocketPart[]): Required<SocketPart> => ({
  events: Object.assign({}, ...parts.map(({ events }) => events)),
  scopes: Object.assign({}, ...parts.map(({ scopes }) => scopes)),
  stays: Object.assign({}, ...parts.map(({ stays }) => stays)),
  onSeen: async (context, userIds) => {
    for (const { onSeen } of parts) await onSeen?.(context, userIds);
  },
  onViewersChanged: async (context, streamIds) => {
    for (const { onViewersChanged } of parts) await onViewersChanged?.(context, streamIds);
  },
  onSettingsChanged: async (context) => {
    for (const { onSettingsChanged } of parts) await onSettingsChanged?.(context);
  },
});
