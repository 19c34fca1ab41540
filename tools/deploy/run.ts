import { wantsHelp } from '../wants-help.ts';
import { isInstalled } from '../workspace.ts';
import { ownRemote } from '../workspace-remotes.ts';
import { assertHere } from './assert-here.ts';
import { commands, MOST_ARGUMENTS, type CommandName } from './commands.ts';
import { DeployError } from './deploy-error.ts';
import { HeldBackError } from './held-back.ts';
import { readOptions, releasedOf, USAGE } from './options.ts';

const isCommand = (name: string): name is CommandName => Object.hasOwn(commands, name);

/** In a repository of its own the remote need not be named. */
function withOwnRemote(command: CommandName, args: readonly string[]): readonly string[] {
  const isOfOneRemote = [1, 2].includes(MOST_ARGUMENTS[command]);
  const own = ownRemote();
  return isOfOneRemote && args[0]?.replace(/-remote$/, '') !== own ? [own, ...args] : args;
}

/**
 * Runs the command after `npm run deploy --`.
 *
 * @throws DeployError or ReleaseError, with a sentence for the caller; HeldBackError after a publication that reaches
 *   nobody
 */
export async function run(words: string[]): Promise<void> {
  if (wantsHelp(words)) return console.log(USAGE);
  const { positionals, options } = readOptions(words);
  const [first = '', ...rest] = positionals;
  // `deploy feed-remote` has no command word.
  const [command, given] = isCommand(first) ? [first, rest] : (['deploy', positionals] as const);
  const args = isInstalled ? withOwnRemote(command, given) : given;
  // `feed-remote rollback` must not deploy; of `rolback feed-remote` the first word is the wrong one.
  const surplus = args[MOST_ARGUMENTS[command]];
  if (surplus !== undefined && !isCommand(first)) assertHere(releasedOf(first));
  if (surplus !== undefined) throw new DeployError(`"${surplus}" has no meaning here.\n${USAGE}`);
  const { data, print, heldBack } = await commands[command](args, options);
  if (!options.isJson) print();
  if (heldBack) throw new HeldBackError(heldBack, data);
  if (options.isJson) console.log(JSON.stringify(data));
}

/**
 * A failure for programs; the code is the site's, null for what the tool itself found. Of what was published and is held
 * back its statement stands beside.
 */
export const failureOf = (error: Error): object => ({
  ...(error instanceof HeldBackError && error.data),
  error: { code: 'code' in error ? error.code : null, message: error.message },
});
