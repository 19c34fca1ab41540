import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_FILE, contractUseOf } from '@barg/contract/schemas';
import { emitPlugin } from './emit-plugin.mjs';

/** Names of the contract have dots: `commerce.tip`, `message.created`. */
const NAME = /(['"`])([a-z][a-zA-Z-]*(?:[./][a-zA-Z-]+)+)\1/g;

const isSource = (file, directory) => /\.tsx?$/.test(file) && file.startsWith(path.join(directory, 'src') + path.sep);

/**
 * Every contract name in the built code. A text key that looks like an event counts as the event: a false positive is
 * better than a missed break.
 */
async function mentionedNames(files) {
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return [...new Set(sources.flatMap((source) => [...source.matchAll(NAME)].map(([, , name]) => name)))];
}

/**
 * Emits `contract.json`: what this build uses of the contract, with the schemas of that time. `npm run contract:check`
 * compares it with later contracts.
 *
 * @param {{ descriptor: import('@barg/contract').RemoteDescriptor, directory: string }} remote
 */
export const contractPlugin = ({ descriptor, directory }) =>
  emitPlugin('contract', async ({ fileDependencies, modules }) => {
    const built = [...modules].flatMap((module) => module.modules ?? [module]).map(({ resource }) => resource ?? '');
    const files = [...new Set([...built, ...fileDependencies])].filter((file) => isSource(file, directory));
    // Without the descriptor, which also names what the remote answers.
    const code = files.filter((file) => file !== path.join(directory, 'src/remote.ts'));
    return { [CONTRACT_FILE]: JSON.stringify(contractUseOf(descriptor, (await mentionedNames(code)).toSorted())) };
  });
