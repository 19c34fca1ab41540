import { labelOf, type LabRequest } from './lab.ts';

const ROW = 20;
const LABELS = 330;
const CHART = 620;
const TOP = 40;

const COLOURS: ReadonlyArray<[RegExp, string]> = [
  [/html/, '#2f6f4e'],
  [/javascript/, '#d08a1d'],
  [/font/, '#7a5ea8'],
  [/image/, '#3f7fb5'],
  [/json/, '#b3475a'],
];

const colourOf = ({ mimeType }: LabRequest): string =>
  COLOURS.find(([pattern]) => pattern.test(mimeType))?.[1] ?? '#888888';

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The requests of a visit as bars over time, with the largest contentful paint as a line; an SVG document. */
export function drawWaterfall(title: string, requests: readonly LabRequest[], largestPaint: number): string {
  const rows = requests.toSorted((a, b) => a.startedAt - b.startedAt);
  const end = Math.max(largestPaint, ...rows.map(({ endedAt }) => endedAt)) * 1.05;
  const x = (time: number): number => Math.round(LABELS + (time / end) * CHART);
  const height = TOP + rows.length * ROW + 30;
  const bars = rows.map((request, index) => {
    const y = TOP + index * ROW;
    const width = Math.max(2, x(request.endedAt) - x(request.startedAt));
    return (
      `<text x="${LABELS - 8}" y="${y + 14}" text-anchor="end">${escapeText(labelOf(request).slice(0, 48))}</text>` +
      `<rect x="${x(request.startedAt)}" y="${y + 3}" width="${width}" height="${ROW - 6}" rx="3" fill="${colourOf(request)}"/>`
    );
  });
  const seconds = Array.from({ length: Math.floor(end / 1000) + 1 }, (_, second) => second);
  const grid = seconds.map(
    (second) =>
      `<line x1="${x(second * 1000)}" x2="${x(second * 1000)}" y1="${TOP}" y2="${height - 24}" stroke="#dddddd"/>` +
      `<text x="${x(second * 1000)}" y="${height - 8}" text-anchor="middle">${second} s</text>`,
  );
  const paint =
    `<line x1="${x(largestPaint)}" x2="${x(largestPaint)}" y1="${TOP - 6}" y2="${height - 24}" stroke="#c22f2f" stroke-width="2"/>` +
    `<text x="${x(largestPaint)}" y="${TOP - 10}" text-anchor="middle" fill="#c22f2f">${Math.round(largestPaint)} ms</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LABELS + CHART + 20}" height="${height}" font-family="sans-serif" font-size="11" fill="#333333">
<rect width="100%" height="100%" fill="#ffffff"/>
<text x="8" y="18" font-size="13">${escapeText(title)}</text>
${[...grid, ...bars, paint].join('\n')}
</svg>
`;
}
