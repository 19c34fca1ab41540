import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { installFromDebian, run } from '../debian.ts';
import { WORKSPACE } from '../workspace.ts';

/** The same browser without a window and what draws one: tests need a sixth less of the processor for it. */
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
 * The variables that tell the browser tests where Chromium is (`CHROMIUM_PATH`; none for Playwright's own). One of the
 * system comes first: Playwright's own build cannot play H.264 and AAC.
 */
export async function playwrightEnvironment(): Promise<Record<string, string>> {
  // Older systems have the browser only whole.
  const found = findChromium() ?? (installFromDebian(DEBIAN_SHELL, 'chromium') ? findChromium() : undefined);
  if (found) return { CHROMIUM_PATH: found };
  console.log("No Chromium on this system: taking Playwright's");
  run(process.execPath, [path.join(WORKSPACE, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium']);
  return {};
}

function findChromium(): string | undefined {
  const places = [process.env.CHROMIUM_PATH, ...KNOWN_PLACES].filter((place) => place !== undefined);
  // Some systems have a program of that name which only says how to install the real one.
  return places.find((place) => existsSync(place) && spawnSync(place, ['--version']).status === 0);
}
