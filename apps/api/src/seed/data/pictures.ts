/** A part of a picture, as fractions of its width and height. */
export interface Crop {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Picture {
  /** In `demo/media/pictures`. */
  file: string;
  crop?: Crop;
}

const whole = (file: string): Picture => ({ file });
const part = (file: string, x: number, y: number, w: number, h: number): Picture => ({ file, crop: { x, y, w, h } });

/**
 * Every picture of the demo content, by the name the data uses. One photograph gives several pictures by different
 * crops. `make-variants.ts` makes their served sizes.
 */
export const pictures = {
  brushes: whole('paint-brushes.jpg'),
  'brushes-wide': part('paint-brushes.jpg', 0, 0.14, 1, 0.72),
  'brushes-blue': part('paint-brushes.jpg', 0, 0.02, 0.44, 0.8),
  'brushes-pink': part('paint-brushes.jpg', 0.2, 0.1, 0.5, 0.63),
  'brushes-dry': part('paint-brushes.jpg', 0.53, 0.27, 0.46, 0.58),

  stripes: whole('abstract-stripes.jpg'),
  'stripes-rose': part('abstract-stripes.jpg', 0, 0.05, 0.6, 0.9),
  'stripes-sky': part('abstract-stripes.jpg', 0.45, 0, 0.55, 0.825),
  'stripes-band': part('abstract-stripes.jpg', 0.1, 0.25, 0.8, 0.6),

  plum: whole('abstract-plum.jpg'),
  'plum-glow': part('abstract-plum.jpg', 0.3, 0.1, 0.5, 0.89),
  'plum-edge': part('abstract-plum.jpg', 0.55, 0.1, 0.45, 0.8),

  spectrum: whole('abstract-spectrum.jpg'),
  'spectrum-gold': part('abstract-spectrum.jpg', 0.32, 0.2, 0.44, 0.78),
  'spectrum-teal': part('abstract-spectrum.jpg', 0, 0.3, 0.55, 0.7),

  texture: whole('analog-pattern.jpg'),
  'texture-green': part('analog-pattern.jpg', 0, 0.05, 0.5, 0.66),
  'texture-violet': part('analog-pattern.jpg', 0.4, 0, 0.6, 0.6),
  'texture-deep': part('analog-pattern.jpg', 0.3, 0.45, 0.65, 0.55),

  drum: whole('drum.jpg'),
  'drum-head': part('drum.jpg', 0, 0.42, 1, 0.56),
  'drum-close': part('drum.jpg', 0.05, 0.45, 0.74, 0.5),
  'drum-ropes': part('drum.jpg', 0.02, 0.55, 0.55, 0.34),
  'drum-room': part('drum.jpg', 0, 0.02, 0.98, 0.6),

  fig: whole('fig.jpg'),
  'fig-close': part('fig.jpg', 0.36, 0.24, 0.38, 0.55),
  'fig-bowl': part('fig.jpg', 0.2, 0.02, 0.8, 0.88),
  'bowl-grain': part('fig.jpg', 0.58, 0.1, 0.42, 0.62),
  'bowl-shadow': part('fig.jpg', 0.08, 0, 0.5, 0.74),

  stream: whole('forest-stream.jpg'),
  'stream-fall': part('forest-stream.jpg', 0.3, 0.35, 0.45, 0.65),
  'stream-rocks': part('forest-stream.jpg', 0, 0.28, 0.6, 0.6),
  'stream-trunks': part('forest-stream.jpg', 0.62, 0.05, 0.38, 0.75),
  'stream-canopy': part('forest-stream.jpg', 0.05, 0, 0.85, 0.5),

  'milky-way': whole('milky-way-sea.jpg'),
  'milky-core': part('milky-way-sea.jpg', 0.28, 0.12, 0.52, 0.52),
  'milky-wide': part('milky-way-sea.jpg', 0, 0.16, 1, 0.56),
  'sea-reflection': part('milky-way-sea.jpg', 0, 0.5, 1, 0.5),

  path: whole('mountain-path.jpg'),
  'path-ridge': part('mountain-path.jpg', 0.15, 0.1, 0.85, 0.55),
  'path-snow': part('mountain-path.jpg', 0.45, 0.32, 0.55, 0.45),
  'path-trail': part('mountain-path.jpg', 0.05, 0.48, 0.55, 0.5),
  'path-clouds': part('mountain-path.jpg', 0, 0, 0.62, 0.52),

  nuthatch: whole('nuthatch.jpg'),
  'nuthatch-close': part('nuthatch.jpg', 0.32, 0.22, 0.32, 0.55),
  bark: part('nuthatch.jpg', 0.04, 0.02, 0.42, 0.75),

  dogs: whole('two-dogs.jpg'),
  'dogs-close': part('two-dogs.jpg', 0.12, 0.2, 0.7, 0.47),
  'dogs-window': part('two-dogs.jpg', 0, 0.08, 1, 0.62),
  'dogs-lower': part('two-dogs.jpg', 0.24, 0.4, 0.5, 0.33),

  clock: whole('wall-clock.jpg'),
  'clock-hands': part('wall-clock.jpg', 0.4, 0.18, 0.5, 0.62),
  'clock-marks': part('wall-clock.jpg', 0.12, 0.04, 0.48, 0.6),
  'clock-corner': part('wall-clock.jpg', 0, 0.38, 0.62, 0.62),

  'wooden-bird': whole('wooden-bird.jpg'),
  'wooden-bird-close': part('wooden-bird.jpg', 0.2, 0.5, 0.54, 0.48),
  'wooden-bird-lamps': part('wooden-bird.jpg', 0, 0, 1, 0.62),

  dandelion: whole('dandelion.jpg'),
  'dandelion-close': part('dandelion.jpg', 0.1, 0.1, 0.42, 0.75),
  'dandelion-field': part('dandelion.jpg', 0.4, 0.05, 0.6, 0.8),

  dragonfly: whole('dragonfly.jpg'),
  'dragonfly-close': part('dragonfly.jpg', 0.4, 0.26, 0.42, 0.55),
  'dragonfly-leaves': part('dragonfly.jpg', 0, 0.25, 0.55, 0.6),

  autumn: whole('autumn-mountain.jpg'),
  'autumn-peaks': part('autumn-mountain.jpg', 0.1, 0.02, 0.9, 0.5),
  'autumn-trees': part('autumn-mountain.jpg', 0, 0.28, 0.5, 0.55),
  'autumn-fir': part('autumn-mountain.jpg', 0.55, 0.25, 0.45, 0.6),

  bridge: whole('bridge.jpg'),
  'bridge-cables': part('bridge.jpg', 0.32, 0, 0.5, 0.89),
  estuary: part('bridge.jpg', 0, 0.5, 1, 0.5),

  sunset: whole('sunset-hills.jpg'),
  'sunset-sun': part('sunset-hills.jpg', 0.18, 0.15, 0.62, 0.62),
  'sunset-table': part('sunset-hills.jpg', 0.45, 0.38, 0.55, 0.6),
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
