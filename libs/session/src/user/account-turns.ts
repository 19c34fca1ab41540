let latest: Promise<unknown> = Promise.resolve();

/**
 * Sends changes of the own account one after the other: the server takes them in the order of the visitor's choices, and
 * an answer, which is the whole account, is never older than the one before.
 */
export function inAccountsTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const turn = latest.then(send);
  latest = turn.catch(() => undefined);
  return turn;
}
