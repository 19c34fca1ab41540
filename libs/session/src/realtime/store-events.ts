import { Subscription } from '@barg/runtime/rxjs';
import { askAfterSilence } from './after-silence.ts';
import { tagsOfArea, tagsOfBalance, tagsOfNotice } from './area-tags.ts';
import type { SocketBus } from './socket-bus.ts';
import { expireSession } from '../auth/sign-out.ts';
import { loadOpenness } from '../settings/load-openness.ts';
import { api } from '../store/api.ts';
import type { AppStore } from '../store/store.ts';
import { followSlice } from '../user/follow-slice.ts';
import { loadCurrentUser } from '../user/load-current-user.ts';
import { liveSlice } from '../user/live-slice.ts';
import { unreadSlice, type Badge } from '../user/unread-slice.ts';
import { userSlice } from '../user/user-slice.ts';

/** Events about facts that the answer of `GET /users/me` has too: the newer one counts. */
const TOLD_OF_ACCOUNT = [
  'wallet.balance.changed',
  'account.changed',
  'message.created',
  'conversation.read',
  'conversation.updated',
  'notification.created',
  'notification.withdrawn',
  'notifications.read',
] as const;

/** So long after an arrival a number may be told that was counted before it: their transactions ended side by side. */
const SIDE_BY_SIDE_MS = 1000;

/** Attempts to load an answer again that is older than an event. */
const MOST_ATTEMPTS = 5;

const ignoreFailure = (): void => undefined;

/** Updates the session's state by server events. Returns how to stop. */
export function connectStore(store: AppStore, bus: Pick<SocketBus, 'on' | 'status$'>): Subscription {
  const { unreadMessageArrived, unreadMessagesCounted } = unreadSlice.actions;
  const { unreadNotificationArrived, unreadNotificationsCounted, unreadNotificationWithdrawn } = unreadSlice.actions;
  const { selectIsFollowed } = followSlice.selectors;
  const myId = (): string | undefined => userSlice.selectors.selectCurrentUser(store.getState())?._id;
  const activeConversationId = (): string | null =>
    unreadSlice.selectors.selectUnread(store.getState()).activeConversationId;
  let told = 0;
  /**
   * Loads the account again. An answer older than an event received meanwhile would undo it: then it is loaded once
   * more.
   */
  const refresh = async (): Promise<void> => {
    for (let attempt = 0; attempt < MOST_ATTEMPTS && !subscription.closed; attempt += 1) {
      const toldBefore = told;
      await loadCurrentUser();
      if (told === toldBefore) return;
    }
  };
  const lastArrival: Record<Badge, number> = { unreadMessages: -Infinity, unreadNotifications: -Infinity };
  const arrive = (badge: Badge, action: { type: string }): void => {
    lastArrival[badge] = performance.now();
    store.dispatch(action);
  };
  /** Sets a badge, and reads it anew where the number may lack what has just arrived. */
  const count = (badge: Badge, action: { type: string }): void => {
    store.dispatch(action);
    if (performance.now() - lastArrival[badge] < SIDE_BY_SIDE_MS) refresh().catch(ignoreFailure);
  };
  const balance = (): number | undefined => userSlice.selectors.selectCurrentUser(store.getState())?.balance;
  const lookAtSite = (keys?: string[]): void => void loadOpenness(keys).catch(ignoreFailure);

  const subscription = new Subscription();
  for (const name of TOLD_OF_ACCOUNT) subscription.add(bus.on(name).subscribe(() => (told += 1)));
  subscription.add(
    bus.on('wallet.balance.changed').subscribe(({ data }) => {
      store.dispatch(userSlice.actions.balanceChanged(data));
      // A balance never stands over a list that lacks the movement which made it.
      store.dispatch(api.util.invalidateTags(['Wallet']));
    }),
  );
  subscription.add(
    bus.on('message.created').subscribe(({ data }) => {
      const { senderId, conversationId } = data.message;
      const isUnread = !data.isMuted && senderId !== myId() && conversationId !== activeConversationId();
      if (isUnread) arrive('unreadMessages', unreadMessageArrived());
    }),
  );
  subscription.add(
    bus.on('conversation.read').subscribe(({ data }) => {
      if (data.userId === myId()) count('unreadMessages', unreadMessagesCounted(data.totalNotSeenMessages));
    }),
  );
  subscription.add(
    bus.on('conversation.updated').subscribe(({ data }) => {
      if (data.userId === myId()) count('unreadMessages', unreadMessagesCounted(data.totalNotSeenMessages));
    }),
  );
  subscription.add(
    bus.on('notification.created').subscribe(({ data }) => {
      arrive('unreadNotifications', unreadNotificationArrived());
      const stale = tagsOfNotice(data.notification);
      if (stale.length > 0) store.dispatch(api.util.invalidateTags([...stale]));
    }),
  );
  subscription.add(
    bus.on('notification.withdrawn').subscribe(({ data }) => {
      if (!data.wasRead) store.dispatch(unreadNotificationWithdrawn());
    }),
  );
  subscription.add(
    bus
      .on('notifications.read')
      .subscribe(({ data }) => count('unreadNotifications', unreadNotificationsCounted(data.unreadNotifications))),
  );
  subscription.add(
    bus.on('account.changed').subscribe(({ data }) => {
      store.dispatch(api.util.invalidateTags([...tagsOfArea(data)]));
      // Name and picture, and up to which price nothing is asked; the badges, which count nothing of who is blocked.
      if (data.area === 'account' || data.area === 'blocks') refresh().catch(ignoreFailure);
    }),
  );
  subscription.add(
    bus.on('follow.changed').subscribe(({ data }) => {
      // The action was taken in this tab, which has been updated already.
      if (selectIsFollowed(store.getState(), data.performerId) === data.isFollowed) return;
      store.dispatch(followSlice.actions.followingKnown(data));
      store.dispatch(api.util.invalidateTags(['Follow', 'Performer']));
    }),
  );
  const { streamBegan, streamEnded } = liveSlice.actions;
  subscription.add(
    bus.on('stream.started').subscribe(({ data: { stream } }) => {
      store.dispatch(streamBegan({ performerId: stream.performer._id, streamId: stream._id }));
    }),
  );
  subscription.add(bus.on('stream.ended').subscribe(({ data }) => void store.dispatch(streamEnded(data))));
  // Lists of bookmarks and likes come only from the server.
  subscription.add(
    bus.on('reaction.changed').subscribe(() => void store.dispatch(api.util.invalidateTags(['Reaction']))),
  );
  subscription.add(bus.on('order.changed').subscribe(() => void store.dispatch(api.util.invalidateTags(['Order']))));
  subscription.add(bus.on('session.ended').subscribe(() => expireSession()));
  subscription.add(bus.on('settings.changed').subscribe(({ data }) => lookAtSite(data.keys)));
  subscription.add(
    bus.status$.subscribe((status) => {
      if (status !== 'connected') return;
      // Balance, badges and settings may have changed while disconnected, or since the page was served.
      const before = balance();
      refresh()
        .then(() => store.dispatch(api.util.invalidateTags([...tagsOfBalance(before, balance())])))
        .catch(ignoreFailure);
      lookAtSite();
    }),
  );
  subscription.add(askAfterSilence(store, bus));
  return subscription;
}
