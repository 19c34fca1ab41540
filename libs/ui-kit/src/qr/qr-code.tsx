import { useMemo } from 'react';
import styled from 'styled-components';
import { encode } from 'uqr';
import { radius } from '../theme/tokens.ts';

/** Dark on light in both themes, because cameras require it. */
const Paper = styled.svg`
  inline-size: min(100%, 208px);
  block-size: auto;
  align-self: center;
  border-radius: ${radius.tile};
  background: #fff;
  color: #000;
  forced-color-adjust: none;
`;

/** The SVG path: one square for each dark module. */
const pathOf = (modules: boolean[][]): string =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');

/** What a camera reads: an address, a key. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 3 });
    return { size: code.size, path: pathOf(code.data) };
  }, [text]);
  return (
    <Paper viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} fill="currentColor" />
    </Paper>
  );
}
