import { createContext, useCallback, useContext, type ComponentType, type ReactNode } from 'react';
import type { IntentAnswer, IntentName, IntentRequests, Showable, SlotName, SlotProps } from '@barg/contract';

export interface SlotElementProps<N extends SlotName = SlotName> {
  name: N;
  props: SlotProps[N];
  /** Whether its fillers appear together, after the last has loaded: in a visible row each would shift the others. */
  isFilledAtOnce?: boolean;
}

/** What the host offers to remotes. The shell provides it; a standalone remote gets an empty one. */
export interface Platform {
  /** Renders every filler of a slot, in order. */
  SlotOutlet: ComponentType<SlotElementProps>;
  /** The deployed fillers of a slot: hide the frame around it when there are none. */
  fillsOf: (name: SlotName) => readonly Showable[];
  /** False when no deployed remote answers it: disable the button then. */
  isIntentAvailable: (name: IntentName) => boolean;
  /** Opens the answering remote's dialog; resolves once with its result, null without one. Never rejects. */
  askIntent: <N extends IntentName>(name: N, payload: IntentRequests[N]) => Promise<IntentAnswer<N>>;
}

/** A host without other remotes: every slot empty, every intent unavailable. */
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

/** A slot for other teams: `<Slot name="post.actions" props={{ postId, performer }} />`. */
export function Slot<N extends SlotName>(slot: SlotElementProps<N>) {
  const { SlotOutlet } = usePlatform();
  return <SlotOutlet {...slot} />;
}

/**
 * Another team's action by its name: `const subscribe = useIntent('commerce.subscribe'); await subscribe.ask({
 * performer })`. The contract defines the result; null when it was cancelled or failed.
 */
export function useIntent<N extends IntentName>(name: N) {
  const { askIntent, isIntentAvailable } = usePlatform();
  const ask = useCallback((payload: IntentRequests[N]) => askIntent(name, payload), [askIntent, name]);
  return { ask, isAvailable: isIntentAvailable(name) };
}
