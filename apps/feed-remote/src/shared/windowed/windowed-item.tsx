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
  /** In pixels, as it was when it was last drawn. */
  height: number;
}

/** Of an item that was never drawn: about that of a post with one picture on a phone. */
const UNKNOWN_HEIGHT = 600;

/** By item, as long as the page lives: who comes back to a list finds it as long as it was. */
const places = new Map<string, Place>();

interface WindowedItemProps {
  id: string;
  /** Drawn at once, before it is known what is near. */
  isFirst: boolean;
  /** About how high it is, in pixels, until it has been drawn: as a post, where nothing is said. */
  height?: number;
  /** What the place is in its list. */
  as?: 'div' | 'li';
  children: ReactNode;
}

/**
 * An item of a long list that is drawn only near the screen; elsewhere its place keeps its height. So a list of two
 * thousand costs what its few visible ones cost, and the first screen waits for none that nobody sees.
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
          // Many come near at once when a list is opened or flung through; the page answers in between.
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
