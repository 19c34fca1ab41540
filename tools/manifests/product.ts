import { readConfig } from '../../apps/api/src/platform/config.ts';
import { readTracing } from '../../apps/api/src/platform/tracing/tracing-config.ts';
import { readEdgeConfig } from '../../apps/edge/src/config.ts';
import { assertNeededVariables } from '../../apps/edge/src/roles/needed-variables.ts';
import { ROLES, readRole } from '../../apps/edge/src/roles/role.ts';

type Variables = Record<string, string>;

/** Some values decide whether others are read. */
const DECIDING: Variables = { REMOTES_S3_BUCKET: 'remotes', REMOTES_TRUSTED_KEYS: 'keys.json' };

/** The names of the variables that are read, recorded while that is done. */
const variablesOf = (...reads: Array<(env: NodeJS.ProcessEnv) => unknown>): ReadonlySet<string> => {
  const known = new Set<string>();
  const env = new Proxy<NodeJS.ProcessEnv>(DECIDING, {
    get: (target, name) => {
      if (typeof name === 'string') known.add(name);
      return Reflect.get(target, name) as unknown;
    },
  });
  for (const read of reads) read(env);
  return known;
};

/** The names of all variables that the product's configuration reads. */
export const knownVariables = (): ReadonlySet<string> =>
  variablesOf(readConfig, readEdgeConfig, (env) => {
    for (const role of ROLES) {
      try {
        assertNeededVariables(role, env);
      } catch {
        // It has looked for each that it needs.
      }
    }
  });

/** What its image, its place in the deployment and who starts it decide about a web tier, and no operator of the site. */
const PLACE = /^(?:PORT|PUBLISH_BUILDS|HOST|TLS_.*|REMOTES_.*|SHELL_DIR|PACKAGES_DIR|AWS_.*)$/;

/** The variables by which an operator of the site changes what a web tier does. */
export const webTierSettings = (): string[] =>
  [...variablesOf(readEdgeConfig, readTracing)].filter((name) => !PLACE.test(name));

/** Reads an environment as a process does when it starts. @throws with the product's own sentence */
export const assertStarts = (env: Variables): void => {
  const role = readRole(env);
  assertNeededVariables(role, env);
  if (role !== 'edge') readConfig(env);
  readEdgeConfig(env);
};

/** What stands in secrets, which no file holds: values that the product takes. */
export const SECRETS: Variables = {
  AWS_ACCESS_KEY_ID: 'an id',
  AWS_SECRET_ACCESS_KEY: 'a secret',
  DATABASE_DIRECT_URL: 'postgres://barg:secret@postgres:5432/barg',
  DATABASE_URL: 'postgres://barg:secret@pooler:6432/barg',
  METRICS_TOKEN: 'a token of thirty-two characters',
  POSTGRES_PASSWORD: 'secret',
  SECRET_KEY: 'a secret of thirty-two letters, or so',
};
