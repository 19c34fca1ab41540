import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../platform/free-port.ts';
import { afterTest, type CleanUp } from './after-test.ts';

const GUIDE = path.join(import.meta.dirname, '../../../../docs/guides/live-engines.md');
const FILES = [
  'janus.jcfg',
  'janus.transport.http.jcfg',
  'janus.plugin.videoroom.jcfg',
  'janus.plugin.streaming.jcfg',
] as const;
/** Ends Janus as soon as the test process has gone, also when that was killed. */
const RUN =
  'janus -C "$1/janus.jcfg" -F "$1" >/dev/null & server=$!; echo "$server"; read -r _; kill -9 "$server"; wait "$server"';
const START_PATIENCE = 20_000;
/** Each has ports of its own for media: Janus tries them from the first one on. */
const MEDIA_PORTS = 200;
let mediaPort = 40_000 + (process.pid % 80) * 3 * MEDIA_PORTS;

const reasonToSkip = (): string | false => {
  if (spawnSync('janus', ['--version']).error) return 'there is no janus: apt-get install janus brings it';
  const outer = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  // Janus does not speak to clients by loopback.
  return outer.some(({ internal }) => !internal) ? false : 'there is no network but loopback';
};

/** Options of tests that need Janus; `npm test` brings it where that is possible, see tools/janus.ts. */
export const needsJanus = { skip: reasonToSkip() };

/** A configuration file as the guide has it, word by word. */
const fileOf = (guide: string, name: string): string => {
  const block = new RegExp(`\`\`\`\\n# ${name.replaceAll('.', '\\.')}\\n([^]*?)\`\`\``).exec(guide)?.[1];
  if (block === undefined) throw new Error(`The guide has no ${name}`);
  return block;
};

/** Puts a test's own in place of what the guide wants to be changed. */
const changed = (text: string, changes: ReadonlyArray<readonly [RegExp, string]>): string =>
  changes.reduce((sum, [what, by]) => {
    if (!what.test(sum)) throw new Error(`The guide's configuration has no ${what}`);
    return sum.replace(what, by);
  }, text);

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/info`).then(
    ({ ok }) => ok,
    () => false,
  );

/** A Janus of the test's own with the configuration of the guide, on loopback but for its media. */
export const startJanus = async (t: CleanUp) => {
  const guide = await readFile(GUIDE, 'utf8');
  const [port, folder] = [await freePort(), await mkdtemp(path.join(tmpdir(), 'barg-janus-'))];
  const secret = `of-the-test-${crypto.randomUUID()}`;
  const rangeOf = (first: number) => `rtp_port_range = "${first}-${first + MEDIA_PORTS - 1}"`;
  const [forClients, forItself] = [mediaPort, mediaPort + MEDIA_PORTS];
  mediaPort += 2 * MEDIA_PORTS;
  const secretOfGuide = /a-long-random-text-of-yours/;
  const changes = {
    'janus.jcfg': [
      [secretOfGuide, secret],
      [/rtp_port_range = ".+?"/, rangeOf(forClients)],
      [/ *nat_1_1_mapping = .+\n/, ''],
    ],
    'janus.transport.http.jcfg': [
      [/port = \d+/, `port = ${port}`],
      [/ip = ".+?"/, 'ip = "127.0.0.1"'],
    ],
    'janus.plugin.videoroom.jcfg': [[secretOfGuide, secret]],
    'janus.plugin.streaming.jcfg': [
      [secretOfGuide, secret],
      [/rtp_port_range = ".+?"/, rangeOf(forItself)],
    ],
  } satisfies Record<(typeof FILES)[number], ReadonlyArray<readonly [RegExp, string]>>;
  for (const name of FILES) await writeFile(path.join(folder, name), changed(fileOf(guide, name), changes[name]));

  const shell = spawn('sh', ['-c', RUN, 'sh', folder], { stdio: ['pipe', 'pipe', 'ignore'] });
  const pid = once(createInterface({ input: shell.stdout }), 'line').then(([line]) => Number(line));
  const ended = once(shell, 'exit');
  /** As when its machine loses its power. */
  const kill = async (): Promise<void> => {
    shell.stdin.end('\n');
    await ended;
  };
  afterTest(t, async () => {
    await kill();
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}/janus`;
  const patience = AbortSignal.timeout(START_PATIENCE);
  while (!(await answers(url))) {
    patience.throwIfAborted();
    await delay(20);
  }
  return { url, node: { url, secret }, env: `http://site:${secret}@127.0.0.1:${port}/janus`, kill, pid: await pid };
};
