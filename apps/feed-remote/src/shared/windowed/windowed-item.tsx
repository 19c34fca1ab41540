import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { customProperties } from '@barg/ui-kit';
import { holdsAttention } from './holds-attention.ts';
import { watchNearScreen } from './near-screen.ts';

const PlaceRoot = styled.div`
  block-size: var(--place-height, auto);
`;

interface Place {
  /** Whether its content was rendered. */
  isNear: boolean;
  /** In pixels, measured when it was rendered last. */
  height: number;
}

/** The estimated height of an item: about that of a post with one picture on a phone. */
const UNKNOWN_HEIGHT = 600;

/** By item, until the page is unloaded, so that a list has its former height on return. */
const places = new Map<string, Place>();

interface WindowedItemProps {
  id: string;
  /** Rendered at once, before the observer reports. */
  isFirst: boolean;
  /** The estimated height in pixels until it is rendered; by default that of a post. */
  height?: number;
  /** The element of the place, as `li`. */
  as?: 'div' | 'li';
  children: ReactNode;
}

const isOnScreen = ({ top, bottom }: DOMRectReadOnly): boolean => bottom > 0 && top < innerHeight;

/**
 * An item of a virtualised list: rendered only near the screen; elsewhere a place keeps its height. So a list of two
 * thousand costs as much as its visible items.
 */
export function WindowedItem(props: WindowedItemProps) {
  const { id, isFirst, height = UNKNOWN_HEIGHT, as, children } = props;
  const [isNear, setNear] = useState(() => places.get(id)?.isNear ?? isFirst);
  const item = useRef<HTMLDivElement & HTMLLIElement>(null);

  // What is rendered, not what the observer asked for: who leaves in between comes back to rows of the same heights, so
  // the same scroll position shows the same item.
  useEffect(() => {
    places.set(id, { isNear, height: places.get(id)?.height ?? height });
  }, [id, isNear, height]);

  useEffect(() => {
    const element = item.current;
    return element
      ? watchNearScreen(element, ({ isIntersecting, boundingClientRect }) => {
          if (!isIntersecting && holdsAttention(element)) return;
          const last = places.get(id);
          if (last?.isNear) places.set(id, { isNear: true, height: boundingClientRect.height });
          // What the visitor already looks at is rendered at once. The others in a transition, so that input is handled
          // while many are rendered: on a slow machine each report that comes meanwhile puts a transition off again.
          if (isIntersecting && isOnScreen(boundingClientRect)) setNear(true);
          else startTransition(() => setNear(isIntersecting));
        })
      : undefined;
  }, [id]);

  const last = places.get(id)?.height ?? height;
  return (
    <PlaceRoot ref={item} as={as} style={customProperties({ '--place-height': isNear ? null : `${last}px` })}>
      {isNear && children}
    </PlaceRoot>
  );
}
