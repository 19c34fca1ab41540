/** Resolves with whether the visitor may log out. */
type AskBefore = () => Promise<boolean>;

const asking = new Set<AskBefore>();

/**
 * Asks before a visitor logs out, where something runs that would end with the session. Not for a session that the
 * server has ended. Returns how to stop asking.
 */
export const guardSignOut = (ask: AskBefore): (() => void) => {
  asking.add(ask);
  return () => void asking.delete(ask);
};

/** Asks the guards one after the other; false at the first no. */
export async function maySignOut(): Promise<boolean> {
  for (const ask of [...asking]) if (!(await ask())) return false;
  return true;
}

export const isSignOutGuarded = (): boolean => asking.size > 0;
