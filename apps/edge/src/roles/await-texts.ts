import { setTimeout as wait } from 'node:timers/promises';
import { messagesLocaleOf } from '@barg/contract';
import { z } from 'zod';
import { NOWHERE, type AskApi } from '../boot-source.ts';
import { messagesOf, type ShippedMessages } from '../messages.ts';
import type { RemoteBuild } from '../remotes/remote-build.ts';
import type { ShellSource } from '../shell/released-shell.ts';
import type { ShellVersion } from '../shell/shell-version.ts';

const LOOK_EVERY_MS = 250;
/** A worker writes new texts within a second or two. */
const PATIENCE_MS = 5000;

const answerSchema = z.object({ data: z.array(z.object({ key: z.string() })) });

/** `{ nav: { home: 'x' } }` has `nav.home`. */
const keysOf = (messages: Record<string, unknown>, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([name, value]) =>
    typeof value === 'string' ? [prefix + name] : keysOf(value as Record<string, unknown>, `${prefix}${name}.`),
  );

async function hasAll(ask: AskApi, { namespace, locale, messages }: ShippedMessages): Promise<boolean> {
  const query = new URLSearchParams({ locale, namespace });
  const { data } = answerSchema.parse(await ask(`/api/translations/search?${query}`, {}, NOWHERE));
  const known = new Set(data.map(({ key }) => key));
  return keysOf(messages).every((key) => known.has(key));
}

/**
 * For web tiers without a database: waits until the API knows the texts of a version, which a worker writes into the
 * database, so that no page shows a version before its texts.
 *
 * @returns what prepares a version; rejects when the API does not answer, or lacks the texts for long
 */
export const awaitTexts =
  (ask: AskApi, patienceMs = PATIENCE_MS) =>
  async (build: RemoteBuild | ShellVersion): Promise<void> => {
    const shipped = await messagesOf(build);
    // The API answers another locale's texts for one that it does not have.
    const own = shipped.filter(({ locale }) => messagesLocaleOf(locale) === locale);
    const end = performance.now() + patienceMs;
    for (;;) {
      const known = await Promise.all(own.map((bundle) => hasAll(ask, bundle)));
      if (known.every(Boolean)) return;
      if (performance.now() > end) throw new Error('no worker has written its texts');
      await wait(LOOK_EVERY_MS);
    }
  };

/**
 * Waits for the texts of the shell that the web tier was started with, where visitors get that one: an image may be
 * exchanged here before a worker of it has begun. After a while, or without an API, the site is opened all the same.
 */
export async function awaitOwnTexts(
  shells: Pick<ShellSource, 'state' | 'own'>,
  prepare: (build: ShellVersion) => Promise<void>,
  report: (message: string) => void,
): Promise<void> {
  const { live } = await shells.state();
  if (live?.statement.stable) return;
  await prepare(shells.own).catch((error: Error) => report(`The site's own shell is not prepared: ${error.message}`));
}
