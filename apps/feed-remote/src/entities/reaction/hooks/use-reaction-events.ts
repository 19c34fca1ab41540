import type { ServerEventData } from '@barg/contract';
import { useServerEvent } from '../../../shared/page/use-server-event.ts';

export type ToldReaction = ServerEventData<'reaction.changed'>;

/** Applies reactions of the account in other windows; events of this window change nothing. */
export const useToldReaction = (objectType: string, objectId: string, take: (told: ToldReaction) => void): void =>
  useServerEvent('reaction.changed', ({ data }) => {
    if (data.objectType === objectType && data.objectId === objectId) take(data);
  });
