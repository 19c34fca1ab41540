const USUAL = [10, 20, 50, 100, 500, 1000, 5000, 10_000];
const SHOWN = 5;

/** The smallest usual tips within the bounds; the minimum when none of them fits. */
export const tipPresets = (minimum: number, maximum: number): number[] => {
  const fitting = USUAL.filter((amount) => amount >= minimum && amount <= maximum).slice(0, SHOWN);
  return fitting.length > 0 ? fitting : [minimum];
};
