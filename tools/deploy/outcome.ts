import type { ReleaseRef } from '@barg/releases';
import type { DeployOptions } from './options.ts';
import { heldBack } from './held-back.ts';
import { UNTIL_ALLOWED, whyWithdrawn } from './print.ts';
import type { PublishedChannel } from './site-client.ts';

/** What a command did: for programs, and printed for people. */
export interface Outcome {
  /** One line of JSON. */
  data: object;
  print: () => void;
  /** What keeps it from the visitors whom it is for: then the command has failed. */
  heldBack?: ReturnType<typeof heldBack>;
}

export type Command = (args: readonly string[], options: DeployOptions) => Promise<Outcome>;

/** Seconds since the program started. */
export const elapsed = (): string => `${process.uptime().toFixed(1)} s`;

/** What is told meanwhile. Programs read the outcome only. */
export const progress = ({ isJson }: DeployOptions, line: string): void => {
  if (!isJson) console.log(line);
};

/** Tells what of a comparison with the site could not be judged; one line each, indented. */
export const tellUnjudged = (notes: readonly string[], options: DeployOptions): void => {
  if (notes.length > 0) progress(options, `Not judged:\n${notes.join('\n')}`);
};

/** A line about a remote, and what its visitors may wonder about: that its canary was taken back. */
function printLine(channel: PublishedChannel, line: string, isTold: boolean): void {
  console.log(`${channel.remote}: ${line}`);
  const why = isTold ? null : whyWithdrawn(channel);
  if (why !== null) console.log(`${why}\n${UNTIL_ALLOWED}`);
}

/**
 * A statement that was published.
 *
 * @param given what it gives to visitors: `stable` or `canary` of it, or null for nothing
 */
export function published(
  channel: PublishedChannel,
  given: ReleaseRef | null,
  what: string,
  more: object = {},
): Outcome {
  const held = heldBack(channel, given);
  const line = `${held ? 'held back, ' : ''}${what} (statement ${channel.sequence}, ${channel.team})`;
  return {
    data: { ...more, changed: true, statement: channel },
    print: () => printLine(channel, line, held !== null),
    heldBack: held,
  };
}

/** Nothing was published, because it is so already; parameters as of {@link published}. */
export function unchanged(live: PublishedChannel, given: ReleaseRef | null, why: string): Outcome {
  const held = heldBack(live, given);
  const line = `nothing has changed, ${held ? 'and nobody gets it' : why}`;
  return {
    data: { changed: false, reason: why, statement: live },
    print: () => printLine(live, line, held !== null),
    heldBack: held,
  };
}
