import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestContext } from 'node:test';
import { SERVER_BUNDLE_FILE } from '@barg/contract';
import { ApiAnswerError } from '../boot-source.ts';
import { createPageDrawing, type DrawingOutcome } from '../drawing/page-drawing.ts';
import { createDeployment, descriptorOf, remoteFiles } from './deployment.ts';
import { openEdge } from './open-edge.ts';

/** Draws what it was given, and what the remote beside it says, where there is one. */
const SHELL = `var barg_server_shell = { draw: async ({ pathname, search, boot, texts, moment }) => {
  const { culture, theme, answers, settings, user } = boot;
  const parts = [pathname + search, culture, theme, answers, settings.siteName, texts.length];
  const html = JSON.stringify(user ? [...parts, user._id, moment.timeZone] : parts);
  const { say } = globalThis.barg_server_feed ?? { say: (words) => 'alone ' + words.replaceAll('"', '') };
  return { html: '<b>' + say(html) + '</b>', styles: '<style data-styled="true">b{}</style>', title: 'Title of ' + pathname };
} };`;
const REMOTE = 'var barg_server_feed = { setBase() {}, say: (words) => words.replaceAll(\'"\', "") };';

/** The account of the token `token-NAME`. Others name what is the matter: a status of the API, or a connection that is cut. */
function memberOf(url: string, token = ''): string {
  const [, kind, rest = ''] = /^(\w+)-(.*)$/.exec(token) ?? [];
  if (kind === 'status') throw new ApiAnswerError(url, Number(rest));
  if (kind !== 'token') throw new TypeError('fetch failed');
  return rest;
}

const ask = async (url: string, headers: Record<string, string>) => {
  if (url === '/api/settings/public') return { siteName: 'Barg' };
  if (url === '/api/users/me') return { _id: memberOf(url, headers.authorization), role: 'user' };
  if (url === '/api/mine' && headers.authorization?.endsWith('unanswered')) throw new ApiAnswerError(url, 503);
  if (url === '/api/mine') return `of ${memberOf(url, headers.authorization)}`;
  if (url.startsWith('/api/translations'))
    return {
      data: Array.from({ length: new URL(url, 'http://api').searchParams.get('namespace')?.split(',').length ?? 0 }),
    };
  if (url === '/api/posts/rules') return { title: 'Rules' };
  if (url.startsWith('/api/posts/')) throw new ApiAnswerError(url, 404);
  if (url === '/api/top') return ['Mahsa'];
  return {};
};

export const drawnDescriptor = descriptorOf('feed', {
  routes: [
    { path: '/', expose: './home', layout: 'home', isDrawn: true, firstCalls: [{ path: '/top' }] },
    { path: '/home', expose: './home', layout: 'home', isDrawnForMembers: true, firstCalls: [{ path: '/mine' }] },
  ],
});

/** The shell's own pages that can be drawn. */
const OWN_PAGES = [
  {
    path: '/auth/login',
    namespaces: ['auth'],
    isForGuests: true,
    queries: ['returnUrl'],
    scripts: ['login.5678abcd.js'],
  },
  {
    path: '/page/:slug',
    namespaces: ['site'],
    firstCalls: [{ path: '/posts/:slug', preview: { type: 'article', title: ['/title'] } }],
    scripts: [],
  },
];

async function addOwnPages(shellDir: string): Promise<void> {
  const file = path.join(shellDir, 'first-paint.json');
  const build = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...build, ownPages: OWN_PAGES }));
}

/** The files of a remote that is drawn; without a bundle, of one that is not. */
export const drawnFiles = (remote: string | null, entry?: string) => ({
  ...remoteFiles(drawnDescriptor, { entry }),
  ...(remote !== null && { [SERVER_BUNDLE_FILE]: remote }),
});

interface DrawnParts {
  shell?: string;
  /** Null: the release has no server bundle. */
  remote?: string | null;
  /** In milliseconds, for a page. */
  patience?: number;
  serviceWorker?: 'on' | 'off';
  isForMembers?: boolean;
}

/** A deployment whose shell and feed can be drawn, and pages of it. */
export async function openDrawn(t: TestContext, parts: DrawnParts = {}) {
  const { shell = SHELL, remote = REMOTE, patience = 30_000, serviceWorker = 'on', isForMembers } = parts;
  const deployment = await createDeployment((cleanUp) => t.after(cleanUp));
  const { shellDir } = deployment;
  await addOwnPages(shellDir);
  await mkdir(path.join(shellDir, 'server'));
  await writeFile(path.join(shellDir, SERVER_BUNDLE_FILE), shell);
  const feed = await deployment.deploy('feed', drawnFiles(remote));
  const outcomes: DrawingOutcome[] = [];
  const observe = ({ outcome }: { outcome: DrawingOutcome }) => void outcomes.push(outcome);
  const drawing = createPageDrawing({ ask, report: () => undefined, patience, observe, isForMembers });
  t.after(drawing.stop);
  const open = async (isOn: boolean, overrideOrigins: readonly string[] = []) => {
    const edge = await openEdge(t, deployment, { ask, overrideOrigins, serviceWorker, drawing: isOn ? drawing : null });
    const get = async (url: string, cookie = '', accept = 'text/html') =>
      edge.inject({ url, headers: { accept, cookie } });
    /** As a browser sends a form. */
    const post = async (url: string, payload: string) => {
      const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
      return edge.inject({ method: 'POST', url, headers, payload });
    };
    return Object.assign(get, { post });
  };
  /** Asks until `isIt`, for as long as a renderer may take to start on a busy machine. */
  const askUntil = async <Answer>(get: () => Promise<Answer>, isIt: (answer: Answer) => boolean): Promise<Answer> => {
    const start = performance.now();
    for (;;) {
      const answer = await get();
      if (isIt(answer)) return answer;
      assert.ok(performance.now() - start < 60_000, `what is waited for does not come: ${outcomes.join()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  /** Asks for a page until it is drawn: a renderer takes its time to start, and no page waits for it. */
  const untilDrawn = async (get: () => Promise<{ body: string }>): Promise<string> =>
    (await askUntil(get, ({ body }) => body.includes('"drawn":{'))).body;
  /** Asks for a page until drawing it has ended so. */
  const untilOutcome = (wanted: DrawingOutcome, get: () => Promise<unknown>) =>
    askUntil(get, () => outcomes.at(-1) === wanted);
  const openWarm = async (overrideOrigins?: readonly string[]) => {
    const get = await open(true, overrideOrigins);
    await untilDrawn(() => get('/'));
    return get;
  };
  return { ...deployment, feed, open, openWarm, untilDrawn, untilOutcome, outcomes };
}

/** Two pages differ in nothing else. */
export const withoutNonce = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');
