import { ReleaseError } from '@barg/releases/sending';
import { DeployError } from './deploy-error.ts';
import { failureOf, run } from './run.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof DeployError || error instanceof ReleaseError;
  if (isOurs && process.argv.includes('--json')) console.log(JSON.stringify(failureOf(error)));
  else console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
