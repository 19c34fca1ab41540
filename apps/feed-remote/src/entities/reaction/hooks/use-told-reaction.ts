import type { ServerEventData } from '@barg/contract';
import { useServerEvent } from '../../../shared/page/use-server-event.ts';

export type ToldReaction = ServerEventData<'reaction.changed'>;

/** Takes over what the account likes or keeps in another window; told of this one, it changes nothing. */
export const useToldReaction = (objectType: string, objectId: string, take: (told: ToldReaction) => void): void =>
  useServerEvent('reaction.changed', ({ data }) => {
    if (data.objectType === objectType && data.objectId === objectId) take(data);
  });
