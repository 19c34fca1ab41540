import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { customProperties } from '@barg/ui-kit';
import { holdsAttention } from './holds-attention.ts';
import { watchNearScreen } from './near-screen.ts';

const PlaceRoot = styled.div`
  block-size: var(--place-height, auto);
`;

interface Place {
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

/**
 * An item of a virtualised list: rendered only near the screen; elsewhere a place keeps its height. So a list of two
 * thousand costs as much as its visible items.
 */
export function WindowedItem(props: WindowedItemProps) {
  const { id, isFirst, height = UNKNOWN_HEIGHT, as, children } = props;
  const [isNear, setNear] = useState(() => places.get(id)?.isNear ?? isFirst);
  const item = useRef<HTMLDivElement & HTMLLIElement>(null);

  useEffect(() => {
    const element = item.current;
    return element
      ? watchNearScreen(element, ({ isIntersecting, boundingClientRect }) => {
          if (!isIntersecting && holdsAttention(element)) return;
          const last = places.get(id);
          const drawn = last && !last.isNear ? last.height : boundingClientRect.height;
          places.set(id, { isNear: isIntersecting, height: drawn });
          // A transition, so that input is handled while many items are rendered at once.
          startTransition(() => setNear(isIntersecting));
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
