import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { Spinner, color } from '@barg/ui-kit';

/** The overlay of a route change never stays longer, whatever happens (specification, section 2). */
export const OVERLAY_TIMEOUT_MS = 1500;
const SPINNER_SIZE = 32;

const Overlay = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: grid;
  place-items: center;
  background: color-mix(in srgb, ${color.bg} 70%, transparent);
  color: ${color.brand};
`;

const InPlace = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 50dvh;
  color: ${color.brand};
`;

/** Covers the screen while a page is fetched, for at most 1.5 s; then only its own place waits. */
export function PageLoading() {
  const [isCovering, setCovering] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setCovering(false), OVERLAY_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);
  const Place = isCovering ? Overlay : InPlace;
  return (
    <Place>
      <Spinner size={SPINNER_SIZE} />
    </Place>
  );
}
