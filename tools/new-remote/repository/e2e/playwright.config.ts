import { defineConfig } from '@playwright/test';

const ORIGIN = 'http://localhost:__port__';
/** A browser of the machine instead of Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH;

/** The remote alone, in a browser, with answers that the tests give: no site has to run. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  forbidOnly: true,
  // For a machine that is busy with other work.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: { baseURL: ORIGIN, ...(executablePath && { launchOptions: { executablePath } }) },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
  webServer: {
    command: 'npm run dev',
    cwd: '..',
    url: `${ORIGIN}/mf-manifest.json`,
    reuseExistingServer: !process.env.CI,
    timeout: 300_000,
  },
});
