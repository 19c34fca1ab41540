/** A variable of the environment that the site cannot start with; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Those whose empty value says something: that nothing is allowed, where an unset one would allow what is usual. */
const MEANT_EMPTY: ReadonlySet<string> = new Set(['MF_OVERRIDE_ORIGINS']);

/**
 * The variables that are set, of those with the given names. An empty one counts as unset: compose files, manifests and
 * shells leave such where nobody filled in a value, and as a number it would be zero.
 */
export const setVariables = (env: NodeJS.ProcessEnv, names = Object.keys(env)): NodeJS.ProcessEnv =>
  Object.fromEntries(
    names.map((name) => [name, env[name]]).filter(([name, value]) => value !== '' || MEANT_EMPTY.has(name ?? '')),
  );
