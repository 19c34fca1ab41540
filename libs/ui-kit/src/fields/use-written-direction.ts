import { useTextLines } from '@barg/ui-kit';

/**
 * The direction of a text while it is written, as `UserText` will show it: `dir="auto"` would count a name or address
 * at the beginning. For lines with different directions it is `auto`, which decides line by line.
 */
export const useWrittenDirection = (written: unknown): string => {
  const [first, ...others] = useTextLines(typeof written === 'string' ? written : '');
  return (others.every(({ dir }) => dir === first?.dir) && first?.dir) || 'auto';
};
