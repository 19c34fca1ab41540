import { startTransition, useEffect, useMemo, useState } from 'react';

type Draw = (thumbhash: string) => string | null;

let drawn: Draw | null = null;

/** The decoder is not part of the first load; until it has loaded, the box shows its own colour. */
const fetchDraw = async (): Promise<Draw> => (drawn ??= (await import('./placeholder.ts')).placeholderUrl);

/**
 * The blurred preview of a ThumbHash (base64) as a CSS image, for `--placeholder`; null while, or where, there is none.
 */
export function usePlaceholder(thumbhash: string | null | undefined): string | null {
  const [draw, setDraw] = useState(() => drawn);
  useEffect(() => {
    if (!thumbhash || draw) return undefined;
    let isShown = true;
    // Decorative: the page works without it. A list has many, of which each takes some milliseconds: in slices.
    void fetchDraw().then(
      (fetched) => isShown && startTransition(() => setDraw(() => fetched)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [thumbhash, draw]);
  return useMemo(() => {
    const url = thumbhash && draw ? draw(thumbhash) : null;
    return url && `url(${url})`;
  }, [thumbhash, draw]);
}
