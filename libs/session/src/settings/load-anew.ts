import type { PublicSettings } from '@barg/api-client/models';
import { BOOT_DATA_ID, type BootData } from '@barg/contract';
import { tabStore } from '@barg/runtime/browser-stores';
import { settingHere } from '@barg/session';

const KEY = 'loaded-anew';
/** Milliseconds in which a page is not loaded anew again: the next one may come without its settings as well. */
const AT_MOST_EVERY = 60_000;

/** Whether the page came with the present value. One that no web tier has made, as of a remote alone, has no policy. */
function isOfPage(name: keyof PublicSettings): boolean {
  const text = document.getElementById(BOOT_DATA_ID)?.textContent;
  return !text || (JSON.parse(text) as Partial<BootData>).settings?.[name] === settingHere(name);
}

/**
 * For what could not be loaded from the origin that a setting names. The policy of a page admits what was set when the page
 * was made: where that was another value, or was not known then, the page is loaded anew, at most once a minute.
 *
 * @returns whether it is
 */
export function loadAnewFor(name: keyof PublicSettings, reload: () => void = () => location.reload()): boolean {
  if (isOfPage(name)) return false;
  const sinceLast = Date.now() - Number(tabStore.getItem(KEY));
  // Where nothing is kept it could go on for ever.
  if (sinceLast < AT_MOST_EVERY || !tabStore.setItem(KEY, String(Date.now()))) return false;
  reload();
  return true;
}
