/** Months of the books that can be chosen: this one and those before it, YYYY-MM of UTC. */
export const lastMonths = (now: Date, count = 24): string[] =>
  Array.from({ length: count }, (_, before) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - before)).toISOString().slice(0, 7),
  );
