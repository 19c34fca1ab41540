import { chromium, type Browser } from 'playwright';
import { playwrightEnvironment } from '../test/browser.ts';
import { atEnd } from './resources.ts';

/** A Chromium without a window, closed at the end. */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const { CHROMIUM_PATH } = await playwrightEnvironment();
  const quiet = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'];
  const browser = await chromium.launch({ executablePath: CHROMIUM_PATH, args: [...quiet, ...args] });
  atEnd(() => browser.close());
  return browser;
}
