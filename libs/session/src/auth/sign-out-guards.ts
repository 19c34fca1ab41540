/** Resolves with whether the account may be left. */
type AskBefore = () => Promise<boolean>;

const asking = new Set<AskBefore>();

/**
 * Asks before a visitor logs out on purpose, where something runs that would end with the account. A session that
 * the server ended is gone without a question. Returns how to stop asking.
 */
export const guardSignOut = (ask: AskBefore): (() => void) => {
  asking.add(ask);
  return () => void asking.delete(ask);
};

/** One question after another; the first no is the answer. */
export async function maySignOut(): Promise<boolean> {
  for (const ask of [...asking]) if (!(await ask())) return false;
  return true;
}

export const isSignOutGuarded = (): boolean => asking.size > 0;
