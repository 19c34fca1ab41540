/** Ends with 0 when the process of this container is ready: a web tier by its registry, the others by /api/ready. */
const { ROLE, PORT = '3000' } = process.env;
const path = ROLE === 'edge' ? '/registry.json' : '/api/ready';
const isReady = await fetch(`http://127.0.0.1:${PORT}${path}`, { signal: AbortSignal.timeout(4000) }).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
