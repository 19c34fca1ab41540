const VAZIRMATN_ARABIC = ['vazirmatn-arabic-common', 'vazirmatn-marks'];
const INTER_LATIN = ['inter-latin-common'];

const fontsOfLanguage: Record<string, readonly string[]> = {
  fa: VAZIRMATN_ARABIC,
  ar: VAZIRMATN_ARABIC,
  // Urdu has letters of its own, which the common part leaves to the whole file.
  ur: ['vazirmatn-arabic-wght-normal', 'vazirmatn-marks'],
  ru: ['inter-cyrillic-wght-normal'],
  // The subset files of Noto Sans hold no Hebrew block in this distribution: the browser's own face serves it.
  he: INTER_LATIN,
  hi: ['noto-sans-devanagari-wght-normal'],
};

/**
 * The files (names without directory, hash and extension) that a culture's first screen needs.
 * As few as can be: every preload competes with the script of the first screen.
 */
export const preloadFontNames = (culture: string): readonly string[] =>
  fontsOfLanguage[culture.split('-')[0] ?? ''] ?? INTER_LATIN;
