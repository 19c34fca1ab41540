import { useEffect } from 'react';
import { askedPrivates, useCurrentUser } from '@barg/session';
import { usePrivateStreamsQuery } from '../api/private-streams.ts';

/** Puts right what the browser has noted of the fan's open requests: the end of one may have come while it was offline. */
export function useSettledAsks(): void {
  const myId = useCurrentUser()?._id;
  const { data, error, isFetching, startedTimeStamp } = usePrivateStreamsQuery('open', {
    skip: myId === undefined,
  });
  useEffect(() => {
    if (myId === undefined || !data || error || isFetching || startedTimeStamp === undefined) return;
    const mine = data.filter(({ fan }) => fan._id === myId);
    askedPrivates.settle(
      myId,
      mine.map(({ _id }) => _id),
      startedTimeStamp,
    );
  }, [myId, data, error, isFetching, startedTimeStamp]);
}
