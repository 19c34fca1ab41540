const REMEMBERED = 1000;

/** Remembers the last event ids, so that nothing is delivered twice (an event may come by two rooms). */
export function createRecentIds(limit: number = REMEMBERED) {
  const seen = new Set<string>();
  return {
    isNew: (id: string): boolean => {
      if (seen.has(id)) return false;
      seen.add(id);
      const [oldest] = seen;
      if (seen.size > limit && oldest !== undefined) seen.delete(oldest);
      return true;
    },
  };
}
