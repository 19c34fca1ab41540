import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SHELL_NAMESPACES } from '@barg/contract';
import type { RemoteBuild } from './remotes/remote-build.ts';

/** The texts of one namespace in one locale, as an app ships them. */
export interface ShippedMessages {
  namespace: string;
  locale: string;
  messages: Record<string, unknown>;
}

async function readFolder(namespace: string, folder: string): Promise<ShippedMessages[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  return Promise.all(
    files.map(async (file) => ({
      namespace,
      locale: path.basename(file, '.json'),
      messages: JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Record<string, unknown>,
    })),
  );
}

/** Every text that the deployed builds bring, for the API to hold and the operator to edit. */
export async function readShippedMessages(
  shellDir: string,
  builds: readonly RemoteBuild[],
): Promise<ShippedMessages[]> {
  const folders: Array<[string, string]> = [
    ...[...SHELL_NAMESPACES, 'ui'].map((name): [string, string] => [name, path.join(shellDir, 'locales', name)]),
    ...builds.map((build): [string, string] => [build.name, path.join(build.directory, 'locales')]),
  ];
  return (await Promise.all(folders.map(([namespace, folder]) => readFolder(namespace, folder)))).flat();
}
