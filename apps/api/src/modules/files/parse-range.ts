export interface ByteRange {
  /** Both inclusive. */
  start: number;
  end: number;
}

/**
 * The single range of a Range header, limited to the file. null when there is none, or one that may be ignored: another
 * unit, several ranges, or invalid (RFC 9110, section 14.2).
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' => {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return null;
  const [first, last] = [match[1], match[2]].map((digits) => (digits ? Number(digits) : null));
  if (first === null && last === null) return null;
  if (first === null || first === undefined) {
    const length = Math.min(last ?? 0, size);
    return length > 0 ? { start: size - length, end: size - 1 } : 'unsatisfiable';
  }
  const end = Math.min(last ?? size - 1, size - 1);
  if (first >= size) return 'unsatisfiable';
  return first <= end ? { start: first, end } : null;
};
