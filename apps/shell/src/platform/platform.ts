import type { Platform } from '@barg/session';
import { fillersOf } from '../site/fillers.ts';
import { isOwnSlot } from '../site/own-parts.ts';
import { createIntentQueue, type IntentQueue } from './intent-queue.ts';
import { SlotOutlet } from './slot-outlet.tsx';
import type { Site } from '../site/site.ts';

/** What the shell does for its remotes: slots by name, intents by name. */
export function createPlatform({ registry, exposes }: Site): { platform: Platform; intents: IntentQueue } {
  const intents = createIntentQueue(registry, ({ remote, expose }) => void exposes.load(remote, expose));
  const platform: Platform = {
    SlotOutlet,
    // The shell's own show whenever their slot is drawn.
    fillsOf: (name) => (isOwnSlot(name) ? [{}] : []).concat(fillersOf(registry, name)),
    isIntentAvailable: intents.isAvailable,
    askIntent: intents.ask,
  };
  return { platform, intents };
}
