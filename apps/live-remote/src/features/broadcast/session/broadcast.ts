import { readToken, watchAccountHere } from '@barg/session';
import { on } from '@barg/session/realtime';
import { createBroadcastSession } from './broadcast-session.ts';

/** The only broadcast of the tab, shown by page and small window. */
export const broadcast = createBroadcastSession({ name: crypto.randomUUID(), getToken: readToken });

on('stream.ended').subscribe(({ data }) => {
  const view = broadcast.getValue();
  if (view.status !== 'off' && view.streamId === data.streamId) broadcast.stop();
});
on('stream.published').subscribe(({ data }) => broadcast.published(data.streamId, data.from));

let isWatching = false;
// From the first broadcast of this tab on; also when another tab logs out.
broadcast.subscribe(({ status }) => {
  if (isWatching || status === 'off') return;
  isWatching = true;
  watchAccountHere((accountId) => {
    if (accountId === null && broadcast.getValue().status !== 'off') broadcast.stop();
  });
});
