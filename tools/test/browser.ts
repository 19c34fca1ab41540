import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, run } from '../debian.ts';
import { WORKSPACE } from '../workspace.ts';

/** The same browser without the parts for windows: tests need a sixth less CPU. */
const DEBIAN_SHELL = 'chromium-headless-shell';

const KNOWN_PLACES = [
  `/usr/bin/${DEBIAN_SHELL}`,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The variables for browser tests with Chromium's path (`CHROMIUM_PATH`; none for Playwright's own). The system's is
 * preferred, because Playwright's build cannot play H.264 and AAC.
 */
export async function playwrightEnvironment(): Promise<Record<string, string>> {
  // Older systems have only the full browser.
  const found = findChromium() ?? (installFromDebian(DEBIAN_SHELL, 'chromium') ? findChromium() : undefined);
  if (found) return { CHROMIUM_PATH: found };
  console.log("No Chromium on this system: taking Playwright's");
  run(process.execPath, [path.join(WORKSPACE, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return {};
}

function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...KNOWN_PLACES].filter((place) => place !== undefined);
  // On some systems the program only tells how to install the real one.
  return places.find((place) => existsSync(place) && spawnSync(place, ['--version']).status === 0);
}
