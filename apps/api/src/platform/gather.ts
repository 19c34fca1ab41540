/** The most that are asked for together. */
const MOST = 200;

interface Waiting<Asked, Found> {
  asked: Asked;
  resolve: (found: Found) => void;
  reject: (error: unknown) => void;
}

/**
 * Asks for many at once: what is asked for while a question runs is asked together by the next one. Nobody waits when it
 * is quiet, and when thousands connect at the same moment they are a few questions and not thousands. What is answered
 * was never found before it was asked for.
 *
 * @param find answers in the order in which it was asked
 */
export const gather = <Asked, Found>(find: (asked: readonly Asked[]) => Promise<readonly Found[]>) => {
  let waiting: Array<Waiting<Asked, Found>> = [];
  let isAsking = false;

  const askSome = async (some: ReadonlyArray<Waiting<Asked, Found>>): Promise<void> => {
    try {
      const found = await find(some.map(({ asked }) => asked));
      if (found.length !== some.length) throw new Error(`${some.length} were asked for, ${found.length} found`);
      for (const [at, one] of found.entries()) some[at]?.resolve(one);
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  };

  const askAll = async (): Promise<void> => {
    isAsking = true;
    while (waiting.length > 0) {
      const some = waiting.slice(0, MOST);
      waiting = waiting.slice(MOST);
      await askSome(some);
    }
    isAsking = false;
  };

  return (asked: Asked): Promise<Found> =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (!isAsking) void askAll();
    });
};
