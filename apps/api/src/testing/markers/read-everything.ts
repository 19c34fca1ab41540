import type { TestAccount } from '../accounts.ts';
import type { TestApi } from '../api.ts';
import { callersOf } from '../access/roles.ts';
import { readApiDocument, type Operation } from '../openapi/operations.ts';

/** Parameters that a search takes. */
const SEARCHES = /^(q|text|search|keyword|name)$/;
/** At most so many calls wait for answers at once. */
const AT_ONCE = 8;

export interface Asking {
  account: TestAccount | null;
  /** What addresses and queries may name. */
  ids: readonly string[];
  /** What searches look for. */
  sought: string;
}

/**
 * The queries that an operation can be asked by: what it cannot do without, once for each id and each choice, and the
 * same with a search. Filters that it can do without only take something away.
 */
const queriesOf = ({ parameters }: Operation, { ids, sought }: Asking): string[] => {
  let queries: Array<Record<string, string>> = [{}];
  const ofQuery = parameters.filter((parameter) => parameter.in === 'query');
  for (const { name, schema } of ofQuery.filter(({ required }) => required)) {
    const values = /id$/i.test(name) ? ids : (schema.enum ?? [sought]).map(String);
    queries = queries.flatMap((query) => values.map((value) => ({ ...query, [name]: value })));
  }
  const searches = ofQuery.filter(({ name, required }) => !required && SEARCHES.test(name));
  const searching = Object.fromEntries(searches.map(({ name }) => [name, sought]));
  const all = searches.length > 0 ? queries.flatMap((query) => [query, { ...query, ...searching }]) : queries;
  return all.map((query) => new URLSearchParams(query).toString());
};

const pathsOf = ({ path }: Operation, ids: readonly string[]): string[] =>
  path.includes('{') ? ids.map((id) => path.replaceAll(/\{\w+\}/g, id)) : [path];

export interface Answer {
  operation: string;
  url: string;
  status: number;
  text: string;
}

/** Asks an account's every GET, with each of the ids where it names one. */
export const readEverything = async (api: TestApi, asking: Asking): Promise<Answer[]> => {
  const { operations } = await readApiDocument();
  const caller = asking.account?.role ?? 'guest';
  const open = operations.filter(({ method, access }) => method === 'GET' && callersOf(access).includes(caller));
  const asks = open.flatMap((operation) =>
    pathsOf(operation, asking.ids).flatMap((path) =>
      queriesOf(operation, asking).map((query) => ({
        operation: operation.operationId,
        url: query ? `${path}?${query}` : path,
      })),
    ),
  );
  const headers = asking.account ? { authorization: asking.account.token } : {};
  const answers: Answer[] = [];
  const rest = asks.values();
  const work = async (): Promise<void> => {
    for (const { operation, url } of rest) {
      const { statusCode: status, payload: text } = await api.app.inject({ method: 'GET', url, headers });
      answers.push({ operation, url, status, text });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return answers;
};
