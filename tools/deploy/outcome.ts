import type { DeployOptions } from './options.ts';
import { printHeldBack } from './print.ts';
import type { PublishedChannel } from './site-client.ts';

/** What a command did: for programs, and printed for people. */
export interface Outcome {
  /** One line of JSON. */
  data: object;
  print: () => void;
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

/** A statement that was published. */
export const published = (channel: PublishedChannel, what: string, more: object = {}): Outcome => ({
  data: { ...more, changed: true, statement: channel },
  print: () => {
    console.log(`${channel.remote}: ${what} (statement ${channel.sequence}, ${channel.team})`);
    printHeldBack(channel);
  },
});

/** Nothing was published, because it is so already. */
export const unchanged = (live: PublishedChannel, why: string): Outcome => ({
  data: { changed: false, statement: live },
  print: () => {
    console.log(`${live.remote}: nothing has changed, ${why}`);
    printHeldBack(live);
  },
});
