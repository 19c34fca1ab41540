import { customProperties } from '@barg/ui-kit';
import { Wave } from './sound.styles.ts';

/** The size of the viewBox, which is stretched. */
const HEIGHT = 100;
const STEP = 3;
/** The minimum height, so that silence is visible as dots. */
const LOWEST = 6;
/** For sounds without measured peaks. */
const FLAT = Array.from({ length: 80 }, () => LOWEST);

const barsOf = (peaks: readonly number[]): string =>
  peaks
    .map((peak, index) => {
      const height = Math.max(LOWEST, peak);
      return `M${index * STEP + STEP / 2} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join('');

/** The waveform of a sound, with the played part highlighted. */
export function Waveform({ peaks, played }: { peaks: readonly number[] | null; played: number }) {
  const bars = peaks ?? FLAT;
  const path = barsOf(bars);
  return (
    <Wave
      viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      style={customProperties({ '--rest': `${(1 - played) * 100}%` })}
    >
      <path d={path} />
      <path d={path} />
    </Wave>
  );
}
