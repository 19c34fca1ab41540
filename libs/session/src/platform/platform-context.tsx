import { createContext, useCallback, useContext, type ComponentType, type ReactNode } from 'react';
import type { IntentName, IntentOutcome, IntentPayloads, SlotName, SlotProps } from '@barg/contract';

export interface SlotElementProps<N extends SlotName = SlotName> {
  name: N;
  props: SlotProps[N];
}

/** What the host does for its remotes. The shell provides it; a remote that runs alone gets an empty one. */
export interface Platform {
  /** Draws every filler of a slot, in order. */
  SlotOutlet: ComponentType<SlotElementProps>;
  /** False while no deployed remote fills the slot: leave out the frame around it then. */
  isSlotFilled: (name: SlotName) => boolean;
  /** False while no deployed remote answers: disable the button then. */
  isIntentAvailable: (name: IntentName) => boolean;
  /** Opens the answering remote's dialog; resolves once, when it is settled. Never rejects. */
  askIntent: <N extends IntentName>(name: N, payload: IntentPayloads[N]) => Promise<IntentOutcome>;
}

/** A host without neighbours: every slot empty, every intent unavailable. */
export const EMPTY_PLATFORM: Platform = {
  SlotOutlet: () => null,
  isSlotFilled: () => false,
  isIntentAvailable: () => false,
  askIntent: async () => 'unavailable',
};

const PlatformContext = createContext<Platform>(EMPTY_PLATFORM);

export function PlatformProvider({ platform, children }: { platform: Platform; children: ReactNode }) {
  return <PlatformContext value={platform}>{children}</PlatformContext>;
}

export const usePlatform = (): Platform => useContext(PlatformContext);

/** A place that other teams fill: `<Slot name="post.actions" props={{ postId, performer }} />`. */
export function Slot<N extends SlotName>({ name, props }: SlotElementProps<N>) {
  const { SlotOutlet } = usePlatform();
  return <SlotOutlet name={name} props={props} />;
}

/** Whether anyone fills the slot now. */
export const useIsSlotFilled = (name: SlotName): boolean => usePlatform().isSlotFilled(name);

/**
 * An action of another team, asked for by name:
 * `const subscribe = useIntent('commerce.subscribe'); await subscribe.ask({ performer })`.
 */
export function useIntent<N extends IntentName>(name: N) {
  const { askIntent, isIntentAvailable } = usePlatform();
  const ask = useCallback((payload: IntentPayloads[N]) => askIntent(name, payload), [askIntent, name]);
  return { ask, isAvailable: isIntentAvailable(name) };
}
