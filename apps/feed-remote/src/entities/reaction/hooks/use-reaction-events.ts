import type { ServerEventData } from '@barg/contract';
import { useServerEvent } from '../../../shared/page/use-server-event.ts';

export type ReactionEvent = ServerEventData<'reaction.changed'>;

/** Applies reactions of the account in other windows; events of this window change nothing. */
export const useReactionEvents = (objectType: string, objectId: string, take: (told: ReactionEvent) => void): void =>
  useServerEvent('reaction.changed', ({ data }) => {
    if (data.objectType === objectType && data.objectId === objectId) take(data);
  });
