import { roomOf, showingOf, type SlotName, type SlotProps, type SlotRoom, type VisitorKind } from '@barg/contract';
import { useVisitorKind } from '../user/visitor-kind.ts';
import { usePlatform } from './platform-context.tsx';

/**
 * Whether anyone fills the slot for this visitor now.
 *
 * @param props what is given to the slot, where it is known: a filler may not show with these
 */
export function useIsSlotFilled<N extends SlotName>(name: N, props?: SlotProps[N]): boolean {
  const { fillsOf } = usePlatform();
  const visitor = useVisitorKind();
  return fillsOf(name).some((fill) => showingOf(fill, visitor, props) !== null);
}

interface RoomOptions {
  axis: 'row' | 'column';
  /** Between fillers, in pixels. */
  gap?: number;
  /** Whose room it is; the present visitor's when absent. */
  visitor?: VisitorKind;
}

/** How much room whoever fills the slot takes, as their descriptors say: keep it, and nothing moves when they come. */
export function useSlotRoom<N extends SlotName>(name: N, props: SlotProps[N], options: RoomOptions): SlotRoom {
  const { fillsOf } = usePlatform();
  const here = useVisitorKind();
  const { axis, gap, visitor = here } = options;
  const showings = fillsOf(name).flatMap((fill) => showingOf(fill, visitor, props) ?? []);
  return roomOf(showings, axis, gap);
}
