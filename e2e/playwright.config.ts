import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { needsJanus } from '../tools/janus-node.ts';
import { TELEGRAM_BOT_TOKEN } from './fixtures/telegram.ts';

const PORT = Number(process.env.E2E_PORT ?? 3100);
/** A provider on this machine, see serve-openid.ts, stands for Google. */
const OPENID = {
  port: PORT + 1,
  url: `http://127.0.0.1:${PORT + 1}`,
  clientId: 'barg',
  clientSecret: 'only-for-browser-tests',
};
/** Stands for Twitter, see serve-twitter.ts beside the module's tests. */
const TWITTER = { port: PORT + 2, url: `http://127.0.0.1:${PORT + 2}`, key: 'barg', secret: 'only-for-browser-tests' };
/** Data and results of a run; another run beside it takes another folder. */
const DATA = process.env.E2E_DATA ?? '.cache/e2e/data';
const isFull = process.env.E2E_FULL === '1';

/** 1280 px as on a desk, 360 px as on a small phone. */
const desktop = { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } };
const mobile = { name: 'mobile', use: { viewport: { width: 360, height: 740 }, hasTouch: true } };

/**
 * What is loaded, refused, cached or sent, of which a narrow screen shows the same; and what sets its own width. A second
 * width of these was a quarter of the full run.
 */
const OF_ONE_WIDTH = ['10b-*', '10c-*', '11-*', '11c-*', '12b-*', '12c-*', '23*', '24*', '26-*', '53-*', '56-*'].map(
  (name) => `**/${name}.spec.ts`,
);

/** What starts a Janus of its own; where there is none the full run says so. */
const OF_JANUS = needsJanus.skip === false ? [] : ['**/08c-*.spec.ts'];
const isWorker = process.env.TEST_WORKER_INDEX !== undefined;
if (isFull && !isWorker && needsJanus.skip !== false) console.log(`skipped: ${OF_JANUS.join()}, ${needsJanus.skip}`);

/**
 * The product as a user starts it: one process, a database of its own with the demo data, the built apps.
 * The short run shows each promise once: in Persian at 1280 px, or in English at 360 px where it is tagged @phone.
 * Tests tagged @full are for the full run only, and of a pair in two languages both are taken where it is tagged
 * @paired. The full run takes all at both widths, but for those tagged @desktop, of which what they press is not there on
 * a phone, and for specs of one width. See docs/testing.md.
 */
export default defineConfig({
  testDir: './specs',
  outputDir: path.join('..', `${DATA}-results`),
  // Generous, because two cores may have to share two browsers, a server and a video engine, and a machine that others
  // share stands still for many seconds now and then. How fast things are is measured by benchmarks.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // What passes then only is listed at the end of the run, and more than two of them fail it (tools/test/counts.ts).
  retries: 1,
  workers: 2,
  reporter: [['list'], ...(process.env.E2E_JSON ? [['json', { outputFile: process.env.E2E_JSON }] as const] : [])],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'de-DE', // Not one of ours: the browser's own language must not matter.
    // A worker of every test's own would fetch the whole site again, and hide requests from specs that stop them.
    serviceWorkers: 'block',
    // E2E_TRACE=1 keeps what a failed test did, which costs a seventh of the time of all. Without its film: drawing
    // that without a GPU takes as long as the tests themselves.
    trace: process.env.E2E_TRACE ? { mode: 'retain-on-failure', screenshots: false } : 'off',
    screenshot: 'only-on-failure',
    permissions: ['camera', 'microphone'],
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--use-fake-device-for-media-stream=fps=15',
        '--use-fake-ui-for-media-stream',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
  projects: isFull
    ? [
        { ...desktop, testIgnore: OF_JANUS },
        { ...mobile, grepInvert: /@desktop/, testIgnore: OF_ONE_WIDTH },
      ]
    : [
        { ...desktop, grepInvert: [/@full/, /@phone/, /en-US(?!.*@paired)/] },
        { ...mobile, grep: /@phone/, grepInvert: [/@full/, /fa-IR(?!.*@paired)/] },
      ],
  webServer: [
    {
      command: `"${process.execPath}" serve-product.ts`,
      cwd: import.meta.dirname,
      url: `http://localhost:${PORT}/api/ready`,
      timeout: 120_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
      stdout: 'pipe',
      env: {
        PORT: String(PORT),
        HOST: '127.0.0.1',
        PUBLIC_URL: `http://localhost:${PORT}`,
        DATA_DIR: path.resolve(import.meta.dirname, '..', DATA),
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '100000',
        CAPTCHA_EFFORT: '2000',
        // What a page brings must not depend on how busy this machine is.
        FIRST_ANSWERS_PATIENCE_MS: '10000',
        // A test appears from any country by this header.
        TRUSTED_PROXIES: '127.0.0.1,::1',
        COUNTRY_HEADER: 'cf-ipcountry',
        LIVE_UDP_PORT: process.env.E2E_UDP_PORT ?? '41100',
        GOOGLE_ISSUER: OPENID.url,
        GOOGLE_CLIENT_ID: OPENID.clientId,
        GOOGLE_CLIENT_SECRET: OPENID.clientSecret,
        TWITTER_URL: TWITTER.url,
        TWITTER_CONSUMER_KEY: TWITTER.key,
        TWITTER_CONSUMER_SECRET: TWITTER.secret,
        TELEGRAM_BOT_TOKEN,
      },
    },
    {
      command: `"${process.execPath}" serve-openid.ts`,
      cwd: import.meta.dirname,
      url: `${OPENID.url}/.well-known/openid-configuration`,
      reuseExistingServer: false,
      env: {
        PORT: String(OPENID.port),
        SITE_URL: `http://localhost:${PORT}`,
        CLIENT_ID: OPENID.clientId,
        CLIENT_SECRET: OPENID.clientSecret,
      },
    },
    {
      command: `"${process.execPath}" serve-twitter.ts`,
      cwd: path.resolve(import.meta.dirname, '../apps/api/src/modules/social/testing'),
      url: `${TWITTER.url}/ready`,
      reuseExistingServer: false,
      env: { PORT: String(TWITTER.port), CONSUMER_KEY: TWITTER.key, CONSUMER_SECRET: TWITTER.secret },
    },
  ],
});
