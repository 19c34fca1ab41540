import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL, SHELL_NAMESPACES } from '@barg/contract';
import { integrityOf } from '@barg/releases';
import type { RemoteBuild } from './remotes/remote-build.ts';
import { readShellFile, type ShellVersion } from './shell/shell-version.ts';

/** The texts of one namespace in one locale, as an app ships them. */
export interface ShippedMessages {
  namespace: string;
  locale: string;
  messages: Record<string, unknown>;
}

type Messages = ShippedMessages['messages'];

const LOCALE_FILE = /^locales\/([A-Za-z-]+)\.json$/;
const SHELL_LOCALE_FILE = /^locales\/([a-z-]+)\/([A-Za-z-]+)\.json$/;

async function readFolder(namespace: string, folder: string): Promise<ShippedMessages[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  return Promise.all(
    files.map(async (file) => ({
      namespace,
      locale: path.basename(file, '.json'),
      messages: JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Messages,
    })),
  );
}

/**
 * A remote's texts from the signed files.
 *
 * @throws Error when one differs from what was signed
 */
export async function readSignedMessages({ name, directory, integrity }: RemoteBuild): Promise<ShippedMessages[]> {
  const locales = [...integrity.keys()].flatMap((file) => LOCALE_FILE.exec(file)?.[1] ?? []);
  return Promise.all(
    locales.map(async (locale) => {
      const file = `locales/${locale}.json`;
      const bytes = await readFile(path.join(directory, file));
      if (integrityOf(bytes) !== integrity.get(file))
        throw new Error(`${file} of ${name} is not the file that was signed`);
      return { namespace: name, locale, messages: JSON.parse(bytes.toString()) as Messages };
    }),
  );
}

/** Namespaces whose texts lie in the shell's build. */
const OF_SHELL = [...SHELL_NAMESPACES, 'ui'] as const;

/**
 * A shell's texts; of a release from the signed files.
 *
 * @throws Error when one differs from what was signed
 */
export async function readShellMessages(shell: ShellVersion): Promise<ShippedMessages[]> {
  const { directory, integrity } = shell;
  if (!integrity) {
    const own = OF_SHELL.map((name) => readFolder(name, path.join(directory, 'locales', name)));
    return (await Promise.all(own)).flat();
  }
  const found = [...integrity.keys()].flatMap((file) => {
    const [, namespace = '', locale = ''] = SHELL_LOCALE_FILE.exec(file) ?? [];
    return OF_SHELL.some((name) => name === namespace) ? [{ file, namespace, locale }] : [];
  });
  return Promise.all(
    found.map(async ({ file, namespace, locale }) => ({
      ...{ namespace, locale },
      messages: JSON.parse(String(await readShellFile(shell, file))) as Messages,
    })),
  );
}

/** The texts of a release, of a remote or of the shell. */
export const messagesOf = (build: RemoteBuild | ShellVersion): Promise<ShippedMessages[]> =>
  'descriptor' in build ? readSignedMessages(build) : readShellMessages(build);

const isFolder = (value: unknown): value is Messages => typeof value === 'object' && value !== null;

/** Merges `second` into `first`, key by key. */
function merge(first: Messages, second: Messages): Messages {
  const merged = { ...first };
  for (const [key, value] of Object.entries(second)) {
    const before = merged[key];
    merged[key] = isFolder(before) && isFolder(value) ? merge(before, value) : value;
  }
  return merged;
}

/** When a remote's canary and stable version both have a text, the stable one's is used. */
function oneForEach(bundles: readonly ShippedMessages[]): ShippedMessages[] {
  const byPlace = new Map<string, ShippedMessages>();
  for (const bundle of bundles) {
    const place = `${bundle.namespace}/${bundle.locale}`;
    const before = byPlace.get(place);
    byPlace.set(place, before ? { ...bundle, messages: merge(before.messages, bundle.messages) } : bundle);
  }
  return [...byPlace.values()];
}

/**
 * The texts of all deployed builds, which the API stores and operators edit.
 *
 * @param builds of the shell, and of one remote, the canary before the stable one
 * @param report called for each build whose texts are invalid or unreadable: they are left out
 */
export async function readShippedMessages(
  builds: ReadonlyArray<RemoteBuild | ShellVersion>,
  report: (message: string) => void,
): Promise<ShippedMessages[]> {
  const read = builds.map((build) =>
    messagesOf(build).catch((error: Error) => {
      const name = 'descriptor' in build ? build.name : SHELL;
      report(`The texts of ${name} ${build.version} were left out: ${error.message}`);
      return [];
    }),
  );
  return oneForEach((await Promise.all(read)).flat());
}
