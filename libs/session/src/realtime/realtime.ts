import { expireSession } from '../auth/sign-out.ts';
import { readToken } from '../auth/token.ts';
import { createAskUntilAnswered } from './ask-until-answered.ts';
import { openSocketIo } from './socket-io-transport.ts';
import { createSocketBus } from './socket-bus.ts';
import { createTrackScope } from './track-scope.ts';

/** The page's only socket. */
export const socketBus = createSocketBus({
  openTransport: (listener) => openSocketIo(listener, { readToken }),
  getToken: readToken,
  onRefused: () => expireSession(),
});

export const socketStatus$ = socketBus.status$.asObservable();
export const events$ = socketBus.events$.asObservable();
/** Typed events by name: `on('message.created').subscribe(({ data }) => ...)`. */
export const { emit, on } = socketBus;
export const askUntilAnswered = createAskUntilAnswered(socketBus);
export const trackScope = createTrackScope(socketBus);
