/** A palette's variables without the leading dashes. */
type Palette = Record<string, string>;

/* The only place with literal colours. Text colours meet WCAG AA (4.5:1) on bg, surface and sunken. */
const light: Palette = {
  bg: '#f7f6f2',
  surface: '#ffffff',
  sunken: '#f0efe9',
  line: '#e4e2d9',
  'line-strong': '#86897f',
  ink: '#1b1f1c',
  'ink-2': '#545b55',
  'ink-3': '#646b64',
  brand: '#14664a',
  'on-brand': '#ffffff',
  'brand-soft': '#e3f0e9',
  accent: '#8a5307',
  'accent-fill': '#e9a63a',
  'accent-soft': '#fbf0db',
  'on-accent': '#1b1f1c',
  danger: '#b83232',
  'on-danger': '#ffffff',
  live: '#c92239',
  'on-live': '#ffffff',
  focus: '#14664a',
};

const dark: Palette = {
  bg: '#0f1311',
  surface: '#171c19',
  sunken: '#1f2622',
  line: '#2a322d',
  'line-strong': '#68736b',
  ink: '#ecefea',
  'ink-2': '#a9b2ab',
  'ink-3': '#8a948c',
  brand: '#4cc394',
  'on-brand': '#06251a',
  'brand-soft': '#17332a',
  accent: '#f0b65a',
  'accent-fill': '#f0b65a',
  'accent-soft': '#33291a',
  'on-accent': '#251804',
  danger: '#f07a7a',
  'on-danger': '#2a0606',
  live: '#f5566a',
  'on-live': '#2b0409',
  focus: '#4cc394',
};

/**
 * Colours on pictures are the same in both themes, because pictures are. Text in `on-media` meets WCAG AA on the scrim,
 * whatever lies below it.
 */
const onPictures: Palette = {
  scrim: 'rgb(10 14 12 / 0.6)',
  'on-media': '#ffffff',
  'on-media-brand': '#14664a',
  'media-glass': 'rgb(255 255 255 / 0.16)',
  'coin-light': '#ffd98f',
};

const declarations = (palette: Palette): string =>
  Object.entries(palette)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** Both palettes as CSS. Inlined in the HTML, it gives the first paint its colours before any script has run. */
export const paletteCss =
  `:root{${declarations(onPictures)}}` +
  `:root,[data-theme='light']{color-scheme:light;${declarations(light)}}` +
  `[data-theme='dark']{color-scheme:dark;${declarations(dark)}}`;
