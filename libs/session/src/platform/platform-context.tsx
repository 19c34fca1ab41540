import { createContext, useCallback, useContext, type ComponentType, type ReactNode } from 'react';
import type { IntentAnswer, IntentName, IntentRequests, Showable, SlotName, SlotProps } from '@barg/contract';

export interface SlotElementProps<N extends SlotName = SlotName> {
  name: N;
  props: SlotProps[N];
  /** Whether its fillers are shown when the last has come: in a row that is in sight each would push others aside. */
  isFilledAtOnce?: boolean;
}

/** What the host does for its remotes. The shell provides it; a remote that runs alone gets an empty one. */
export interface Platform {
  /** Draws every filler of a slot, in order. */
  SlotOutlet: ComponentType<SlotElementProps>;
  /** Who fills the slot, of what is deployed: leave out the frame around it while that is nobody. */
  fillsOf: (name: SlotName) => readonly Showable[];
  /** False while no deployed remote answers: disable the button then. */
  isIntentAvailable: (name: IntentName) => boolean;
  /** Opens the answering remote's dialog; resolves once with its answer, null when there is none. Never rejects. */
  askIntent: <N extends IntentName>(name: N, payload: IntentRequests[N]) => Promise<IntentAnswer<N>>;
}

/** A host without neighbours: every slot empty, every intent unavailable. */
export const EMPTY_PLATFORM: Platform = {
  SlotOutlet: () => null,
  fillsOf: () => [],
  isIntentAvailable: () => false,
  askIntent: async () => null,
};

const PlatformContext = createContext<Platform>(EMPTY_PLATFORM);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export const usePlatform = (): Platform => useContext(PlatformContext);

/** A place that other teams fill: `<Slot name="post.actions" props={{ postId, performer }} />`. */
export function Slot<N extends SlotName>(slot: SlotElementProps<N>) {
  const { SlotOutlet } = usePlatform();
  return <SlotOutlet {...slot} />;
}

/**
 * An action of another team, asked for by name:
 * `const subscribe = useIntent('commerce.subscribe'); await subscribe.ask({ performer })`. What it answers with stands in
 * the contract; null when nothing came of it.
 */
export function useIntent<N extends IntentName>(name: N) {
  const { askIntent, isIntentAvailable } = usePlatform();
  const ask = useCallback((payload: IntentRequests[N]) => askIntent(name, payload), [askIntent, name]);
  return { ask, isAvailable: isIntentAvailable(name) };
}
