import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A tool's options. Where there is one that it does not know, says so and how it is used, and ends the process. */
export function readWords<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    // Nothing has begun.
    process.exit(1);
  }
}
