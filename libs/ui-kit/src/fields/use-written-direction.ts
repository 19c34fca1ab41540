import { useTextLines } from '@barg/ui-kit';

/**
 * The direction of what is being written, as it will be read: the browser's own rule takes a name or an address at the
 * beginning for a word. Lines that differ are left to the browser, which tells them apart.
 */
export const useWrittenDirection = (written: unknown): string => {
  const [first, ...others] = useTextLines(typeof written === 'string' ? written : '');
  return (others.every(({ dir }) => dir === first?.dir) && first?.dir) || 'auto';
};
