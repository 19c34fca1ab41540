import type { Context } from '../../context.ts';

/** Disconnects all video of a stream in this process. */
export const closeRoomHere = async (
  { viewings, live }: Pick<Context, 'viewings' | 'live'>,
  streamId: string,
): Promise<void> => {
  viewings.forgetStream(streamId);
  await live.closeRoom(streamId);
};
