import { useAppDispatch } from '@barg/session';
import { changePerformer } from '../../cache/change-cached.ts';
import { useServerEvent } from '../../page/use-server-event.ts';

/** Lets the LIVE marks of everyone shown rise and fall as streams begin and end. */
export const useLiveBadges = (): void => {
  const dispatch = useAppDispatch();
  const setLive = (performerId: string, liveStreamId: string | null): void => {
    dispatch(
      changePerformer(performerId, (performer) => {
        performer.isLive = liveStreamId !== null;
        performer.liveStreamId = liveStreamId;
      }),
    );
  };
  useServerEvent('stream.started', ({ data: { stream } }) => setLive(stream.performer._id, stream._id));
  useServerEvent('stream.ended', ({ data }) => setLive(data.performerId, null));
};
