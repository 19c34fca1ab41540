/** The last message of each conversation that is on its way. */
const lanes = new Map<string, Promise<unknown>>();

/** Sends what was written in a conversation in its order: each after the one before was answered, yes or no. */
export function inTurn<T>(conversationId: string, send: () => Promise<T>): Promise<T> {
  const before = lanes.get(conversationId);
  const sent = before ? before.then(send) : send();
  const answered = sent.then(
    () => undefined,
    () => undefined,
  );
  lanes.set(conversationId, answered);
  void answered.then(() => {
    if (lanes.get(conversationId) === answered) lanes.delete(conversationId);
  });
  return sent;
}
