/**
 * The socket as Observables. An entry of its own, shared like the session but loaded after the first contentful paint,
 * which does not need it.
 */
export * from './realtime.ts';
export type { SocketStatus } from './socket-bus.ts';
export { startRealtime } from './start-realtime.ts';
export { firstStatus, watchFiles, watchProcessing, whenProcessed } from './watch-processing.ts';
export type { ScopeUpdate } from './track-scope.ts';
