export const color = {
  bg: 'var(--bg)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  ink: 'var(--ink)',
  ink2: 'var(--ink-2)',
  ink3: 'var(--ink-3)',
  brand: 'var(--brand)',
  onBrand: 'var(--on-brand)',
  brandSoft: 'var(--brand-soft)',
  accent: 'var(--accent)',
  accentFill: 'var(--accent-fill)',
  accentSoft: 'var(--accent-soft)',
  /** On `accentFill`. */
  onAccent: 'var(--on-accent)',
  danger: 'var(--danger)',
  onDanger: 'var(--on-danger)',
  live: 'var(--live)',
  onLive: 'var(--on-live)',
  focus: 'var(--focus)',
  scrim: 'var(--scrim)',
  onMedia: 'var(--on-media)',
  onMediaBrand: 'var(--on-media-brand)',
  mediaGlass: 'var(--media-glass)',
  coinLight: 'var(--coin-light)',
} as const;

/** Steps of 4 px: `space[4]` is 16 px. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const;
export type Space = keyof typeof space;

export const radius = { card: '18px', control: '12px', tile: '12px', pill: '999px', circle: '50%' } as const;

export const font = {
  family: 'var(--font)',
  /** 13, 15, 17, 20, 24, 30 px at the browser's default; in rem so that the reader's own size counts. */
  size: {
    caption: '0.8125rem',
    body: '0.9375rem',
    lead: '1.0625rem',
    title: '1.25rem',
    heading: '1.5rem',
    display: '1.875rem',
  },
  /** Tabular figures, in scripts whose font supports them; see the base styles. */
  figures: 'var(--figures)',
  weight: { regular: 400, medium: 560, bold: 680 },
} as const;
export type FontSize = keyof typeof font.size;
export type FontWeight = keyof typeof font.weight;

export const breakpoints = { tablet: 768, desktop: 1200 } as const;

export const media = {
  tablet: '@media (min-width: 768px)',
  desktop: '@media (min-width: 1200px)',
  belowTablet: '@media (max-width: 767.98px)',
  belowDesktop: '@media (max-width: 1199.98px)',
  coarse: '@media (pointer: coarse)',
  /** A page as the server drew it: nothing in it is scrolled, filled or replaced later. */
  withoutScripts: '@media (scripting: none)',
} as const;

/** Transitions of opacity and transform only; the base styles switch them off under `prefers-reduced-motion`. */
export const motion = { fast: '120ms ease-out', base: '180ms ease-out' } as const;

export const layout = {
  sideNav: '232px',
  column: '620px',
  aside: '320px',
  gutter: '32px',
  /** Of phones; with the line that stands above it while there is no network. */
  topBar: 'calc(56px + var(--line-above, 0px))',
  bottomBar: '60px',
  /** The smallest comfortable touch target. */
  touch: '44px',
  /** A field with its label on one line, for what stands in its place until its code is there. */
  field: 'calc(48px + 1.6 * 0.8125rem)',
} as const;

/**
 * What stands on `brandSoft`, as in a chosen or unread row: the faintest text has too little contrast there, and circles of
 * that colour (initials, signs) would not be seen.
 */
export const onBrandSoft = '--ink-3: var(--ink-2); & > * { --brand-soft: var(--surface); }';

/**
 * For what its background alone tells, as how far something is: where the system paints (forced colours), backgrounds
 * go, and it takes the system's colour of what is chosen.
 */
export const forcedFill = `@media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
  }`;
