import { roomOf, showingOf, type SlotName, type SlotProps, type SlotRoom, type VisitorKind } from '@barg/contract';
import { useVisitorKind } from '../user/visitor-kind.ts';
import { usePlatform } from './platform-context.tsx';

/**
 * Whether the slot has a filler for this visitor now.
 *
 * @param props the slot's props, if known: a filler may not show with these
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
  /** The visitor kind; the present visitor's by default. */
  visitor?: VisitorKind;
}

/** The space that a slot's fillers take, by their descriptors: reserve it, so that nothing shifts when they load. */
export function useSlotRoom<N extends SlotName>(name: N, props: SlotProps[N], options: RoomOptions): SlotRoom {
  const { fillsOf } = usePlatform();
  const here = useVisitorKind();
  const { axis, gap, visitor = here } = options;
  const showings = fillsOf(name).flatMap((fill) => showingOf(fill, visitor, props) ?? []);
  return roomOf(showings, axis, gap);
}
