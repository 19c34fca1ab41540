import { ReleaseError } from '@barg/releases';
import { commands, MOST_ARGUMENTS, type CommandName } from './commands.ts';
import { DeployError } from './deploy-error.ts';
import { readOptions, USAGE } from './options.ts';

const isCommand = (name: string): name is CommandName => name in commands;

async function main(): Promise<void> {
  const { positionals, options } = readOptions(process.argv.slice(2));
  const [first = '', ...rest] = positionals;
  // `deploy feed-remote` needs no word for what it does.
  const [command, args] = isCommand(first) ? [first, rest] : (['deploy', positionals] as const);
  // `feed-remote rollback` must not deploy.
  const surplus = args[MOST_ARGUMENTS[command]];
  if (surplus !== undefined) throw new DeployError(`"${surplus}" has no meaning here.\n${USAGE}`);
  await commands[command](args, options);
}

try {
  await main();
} catch (error) {
  const isOurs = error instanceof DeployError || error instanceof ReleaseError;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
