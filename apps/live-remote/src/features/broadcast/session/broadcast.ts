import { authSlice, readToken, store } from '@barg/session';
import { on } from '@barg/session/realtime';
import { createBroadcastSession } from './broadcast-session.ts';

/** The tab's one broadcast: page and small window show the same. */
export const broadcast = createBroadcastSession({ name: crypto.randomUUID(), getToken: readToken });

on('stream.ended').subscribe(({ data }) => {
  const view = broadcast.getValue();
  if (view.status !== 'off' && view.streamId === data.streamId) broadcast.stop();
});
on('stream.published').subscribe(({ data }) => broadcast.published(data.streamId, data.from));

// Also when another tab logs out.
store.subscribe(() => {
  if (broadcast.getValue().status !== 'off' && !authSlice.selectors.selectIsLoggedIn(store.getState()))
    broadcast.stop();
});
