import { startTransition, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import styled from 'styled-components';
import { customProperties } from '@barg/ui-kit';
import { holdsAttention } from './holds-attention.ts';
import { watchNearScreen } from './near-screen.ts';
import { heightOf, watchHeight } from './row-heights.ts';

const PlaceRoot = styled.div`
  block-size: var(--place-height, auto);
`;

/** The estimated height of an item: about that of a post with one picture on a phone. */
const UNKNOWN_HEIGHT = 600;

/** Whether an item's content was drawn, until the page is unloaded: a reload draws what it finds near the screen. */
const drawn = new Map<string, boolean>();

interface WindowedItemProps {
  /** Of the item and its list: in another list it may have another height. */
  id: string;
  /** Rendered at once, before the observer reports. */
  isFirst: boolean;
  /** The estimated height in pixels until it is rendered; by default that of a post. */
  height?: number;
  /** The element of the place, as `li`. */
  as?: 'div' | 'li';
  children: ReactNode;
}

const heightsTellNobody = () => () => undefined;
const unknownToServer = () => undefined;

const isOnScreen = ({ top, bottom }: DOMRectReadOnly): boolean => bottom > 0 && top < innerHeight;

/**
 * An item of a virtualised list: rendered only near the screen; elsewhere a place keeps its height. So a list of two
 * thousand costs as much as its visible items.
 */
export function WindowedItem(props: WindowedItemProps) {
  const { id, isFirst, height = UNKNOWN_HEIGHT, as, children } = props;
  const [isNear, setNear] = useState(() => drawn.get(id) ?? isFirst);
  const item = useRef<HTMLDivElement & HTMLLIElement>(null);
  // What the server drew is taken over with its estimates, and has the heights of before the reload right after that.
  const last = useSyncExternalStore(heightsTellNobody, () => heightOf(id), unknownToServer) ?? height;

  // What is rendered, not what the observer asked for: who leaves in between comes back to rows of the same heights, so
  // the same scroll position shows the same item.
  useEffect(() => {
    drawn.set(id, isNear);
    return isNear && item.current ? watchHeight(item.current, id) : undefined;
  }, [id, isNear]);

  useEffect(() => {
    const element = item.current;
    return element
      ? watchNearScreen(element, ({ isIntersecting, boundingClientRect }) => {
          if (!isIntersecting && holdsAttention(element)) return;
          // What the visitor already looks at is rendered at once. The others in a transition, so that input is handled
          // while many are rendered: on a slow machine each report that comes meanwhile puts a transition off again.
          if (isIntersecting && isOnScreen(boundingClientRect)) setNear(true);
          else startTransition(() => setNear(isIntersecting));
        })
      : undefined;
  }, [id]);

  return (
    <PlaceRoot ref={item} as={as} style={customProperties({ '--place-height': isNear ? null : `${last}px` })}>
      {isNear && children}
    </PlaceRoot>
  );
}
