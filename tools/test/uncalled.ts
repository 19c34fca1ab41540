interface Suite {
  suites?: Suite[];
  specs?: { tests: { results: { attachments: { name: string; body?: string }[] }[] }[] }[];
}

/** The JSON attachments of that name in a Playwright report, from all tries of all tests. */
export const attachmentsOf = ({ suites = [], specs = [] }: Suite, wanted: string): string[][] => [
  ...suites.flatMap((suite) => attachmentsOf(suite, wanted)),
  ...specs
    .flatMap(({ tests }) => tests)
    .flatMap(({ results }) => results)
    .flatMap(({ attachments }) => attachments)
    .flatMap(({ name, body }) => (name === wanted && body ? [JSON.parse(Buffer.from(body, 'base64').toString())] : [])),
];

interface Uncalled {
  /** How many there are. */
  operations: number;
  missing: string[];
  /** Excuses for operations that are called. */
  needless: string[];
}

const PARAMETER = /\{\w+\}/g;

const patternOf = (template: string): RegExp => new RegExp(`^${template.replace(PARAMETER, '[^/]+')}$`);

/**
 * Finds the operations of an OpenAPI document without a call.
 * @param calls as `GET /api/users/me`
 * @param excused a reason by operation, as `GET /api/users/{id}`
 */
export function findUncalled(
  document: { paths: Record<string, Record<string, unknown>> },
  calls: ReadonlySet<string>,
  excused: Readonly<Record<string, string>>,
): Uncalled {
  const operations = Object.entries(document.paths)
    .flatMap(([address, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`))
    // `/users/me` is another operation than `/users/{id}`.
    .toSorted((one, other) => (one.match(PARAMETER)?.length ?? 0) - (other.match(PARAMETER)?.length ?? 0))
    .map((name) => ({ name, pattern: patternOf(name) }));
  const called = new Set([...calls].map((call) => operations.find(({ pattern }) => pattern.test(call))?.name));
  const names = operations.map(({ name }) => name).toSorted();
  return {
    operations: names.length,
    missing: names.filter((name) => !called.has(name) && !(name in excused)),
    needless: Object.keys(excused).filter((name) => called.has(name) || !names.includes(name)),
  };
}
