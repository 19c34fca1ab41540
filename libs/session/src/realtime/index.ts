/**
 * The socket as Observables. An entry of its own, shared like the session but fetched after the first picture: nothing
 * is shown faster by it.
 */
export * from './realtime.ts';
export type { SocketStatus } from './socket-bus.ts';
export { startRealtime } from './start-realtime.ts';
export { firstStatus, watchFiles, watchProcessing, whenProcessed } from './watch-processing.ts';
export type { ScopeUpdate } from './track-scope.ts';
