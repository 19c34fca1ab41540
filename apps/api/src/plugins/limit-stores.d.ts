// The stores that @fastify/rate-limit brings, which it does not export by type.
declare module '@fastify/rate-limit/store/*.js' {
  import type { FastifyRateLimitStore } from '@fastify/rate-limit';

  const Store: new (isContinued: boolean, isBackedOff: boolean, ...more: unknown[]) => FastifyRateLimitStore;
  export default Store;
}
