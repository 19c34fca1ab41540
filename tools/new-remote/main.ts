import { wantsHelp } from '../wants-help.ts';
import { createRemote } from './create-remote.ts';
import { NewRemoteError } from './new-remote-error.ts';
import { readOptions, USAGE, type Options } from './options.ts';

function printNextSteps({ name }: Options, { folder, files, port }: Awaited<ReturnType<typeof createRemote>>): void {
  console.log(`Made ${folder} (${files} files), its place in package-lock.json and its row in docs/guides.

Next:
  npm run dev -- ${name}-remote          the remote in your running site, at port ${port}
  npx jest apps/${name}-remote
  npm run deploy -- ${name}-remote       builds and publishes it; /${name} is its page
Start with src/remote.ts; docs/guides/your-first-remote.md goes on from here.`);
}

try {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) console.log(USAGE);
  else {
    const options = readOptions(args);
    printNextSteps(options, await createRemote(options));
  }
} catch (error) {
  console.error(error instanceof NewRemoteError ? error.message : error);
  process.exitCode = 1;
}
