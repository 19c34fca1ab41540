/** Query parameters that change only how a page is shown. */
const HARMLESS_QUERIES = new Set(['locale']);

/** Whether a query has nothing but these parameters and harmless ones. */
export const hasOnlyQueries = (query: URLSearchParams, names: readonly string[]): boolean =>
  [...query.keys()].every((name) => HARMLESS_QUERIES.has(name) || names.includes(name));

export const hasOnlyHarmlessQueries = (query: URLSearchParams): boolean => hasOnlyQueries(query, []);
