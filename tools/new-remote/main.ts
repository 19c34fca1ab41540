import { tellOutcome } from '../outcome.ts';
import { wantsHelp } from '../wants-help.ts';
import { createRemote } from './create-remote.ts';
import { createRepository, type CreatedRepository } from './create-repository.ts';
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

function printRepository({ name, site, isTakenOut }: Options, { folder, files, port }: CreatedRepository): void {
  console.log(`Made ${folder} (${files} files): a repository that needs nothing of this one.

Next, there:
  npm install            the packages of ${site}; they are there once \`npm run packages\` has made them
  npm run dev            alone and in a running site, at port ${port}
  npm test
  npm run deploy         builds and publishes it${isTakenOut ? '' : `; /${name} is its page`}
Start with README.md; docs/guides/own-repository.md goes on from here.`);
}

try {
  const args = process.argv.slice(2);
  if (wantsHelp(args)) console.log(USAGE);
  else {
    const options = readOptions(args);
    const { repository } = options;
    if (repository === null) {
      const created = await createRemote(options);
      printNextSteps(options, created);
      tellOutcome(created);
    } else {
      const created = await createRepository(options, repository);
      printRepository(options, created);
      tellOutcome(created);
    }
  }
} catch (error) {
  console.error(error instanceof NewRemoteError ? error.message : error);
  process.exitCode = 1;
}
