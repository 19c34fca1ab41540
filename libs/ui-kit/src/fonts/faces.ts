export interface FontFace {
  family: string;
  /** Of the Fontsource package `@fontsource-variable/...` that holds the file. */
  source: string;
  /** The file's name, without its extension. */
  file: string;
  /** The characters it is for, as in CSS. */
  range: string;
}

/* Ranges as published by Fontsource; Latin letters inside Persian text come from Inter, so Vazirmatn brings Arabic only, and marks. */
export const FONT_FACES = [
  {
    family: 'Vazirmatn Variable',
    source: 'vazirmatn',
    file: 'vazirmatn-arabic-wght-normal',
    range: 'U+0600-06FF,U+0750-077F,U+0870-08FF,U+200C-200E,U+2010-2011,U+204F,U+FB50-FDFF,U+FE70-FEFC',
  },
  {
    family: 'Inter Variable',
    source: 'inter',
    file: 'inter-latin-wght-normal',
    range:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  },
  {
    family: 'Inter Variable',
    source: 'inter',
    file: 'inter-latin-ext-wght-normal',
    range:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    family: 'Inter Variable',
    source: 'inter',
    file: 'inter-cyrillic-wght-normal',
    range: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
  },
  {
    family: 'Inter Variable',
    source: 'inter',
    file: 'inter-greek-wght-normal',
    range: 'U+0370-0377,U+037A-037F,U+0384-038A,U+038C,U+038E-03A1,U+03A3-03FF',
  },
  {
    family: 'Noto Sans Variable',
    source: 'noto-sans',
    file: 'noto-sans-devanagari-wght-normal',
    range: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF,U+11B00-11B09',
  },
] as const satisfies readonly FontFace[];

/** What most pages need of a face, in a file of its own: half as many bytes before the first screen. */
export interface CommonPart extends FontFace {
  /** The face's whole file: where it is one of {@link FONT_FACES}, a page with other characters fetches it as well. */
  of: string;
}

/** The weights of the kit (`font.weight`), which is all that the files of common parts can be drawn in. */
export const COMMON_WEIGHTS = { min: 400, max: 680 };

export const COMMON_PARTS = [
  {
    // Letters, digits and marks of today's Persian and Arabic; Kurdish, Urdu and presentation forms stay where they were.
    // The space is among them: lines stand by the metrics of the font that has it, and would move when it came later.
    family: 'Vazirmatn Variable',
    source: 'vazirmatn',
    of: 'vazirmatn-arabic-wght-normal',
    file: 'vazirmatn-arabic-common',
    range:
      'U+0020,U+00A0,U+060C,U+061B,U+061F,U+0621-063A,U+0640-0655,U+0660-066C,U+0670-0671,U+067E,U+0686,U+0698,U+06A9,U+06AF,U+06C0,U+06CC,U+06F0-06F9,U+200C-200E',
  },
  {
    // Marks between Persian words: from Inter they would come late, and words would move.
    family: 'Vazirmatn Variable',
    source: 'vazirmatn',
    of: 'vazirmatn-latin-wght-normal',
    file: 'vazirmatn-marks',
    range: 'U+0021,U+0028-0029,U+002D-002E,U+003A,U+00AB,U+00B7,U+00BB,U+2013-2014,U+2026',
  },
  {
    // What Western Europe writes.
    family: 'Inter Variable',
    source: 'inter',
    of: 'inter-latin-wght-normal',
    file: 'inter-latin-common',
    range: 'U+0000-00FF,U+2010-2027,U+202F-203A,U+20AC,U+2122,U+2212',
  },
] as const satisfies readonly CommonPart[];

/** A face as CSS; the browser fetches its file only for a page that holds such characters. */
export const fontFaceCss = ({ family, range }: FontFace, url: string): string =>
  `@font-face{font-family:'${family}';font-style:normal;font-display:swap;font-weight:100 900;` +
  `src:url(${url}) format('woff2');unicode-range:${range};}`;
