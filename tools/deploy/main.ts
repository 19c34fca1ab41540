import { ReleaseError } from '@barg/releases';
import { DeployError } from './deploy-error.ts';
import { run } from './run.ts';

try {
  await run(process.argv.slice(2));
} catch (error) {
  const isOurs = error instanceof DeployError || error instanceof ReleaseError;
  console.error(isOurs ? error.message : error);
  process.exitCode = 1;
}
