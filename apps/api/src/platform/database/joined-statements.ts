import type { PoolClient } from 'pg';

/**
 * Sends the statements of one turn of the event loop as one packet. By itself pg gives each one to the system, which
 * wakes a process of PostgreSQL for it: fifteen times for a tip, of which four have to be.
 */
export const joinStatements = (client: PoolClient): void => {
  const query = client.query.bind(client);
  let isJoining = false;
  const join = (): void => {
    if (isJoining) return;
    isJoining = true;
    const { stream } = client.connection;
    stream.cork();
    // After the promises of this turn: statements that are sent together come one promise after another.
    process.nextTick(() => {
      isJoining = false;
      stream.uncork();
    });
  };
  client.query = (...args: unknown[]) => {
    join();
    return Reflect.apply(query, client, args);
  };
};
