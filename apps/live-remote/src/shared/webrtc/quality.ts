export const QUALITIES = ['low', 'standard', 'high'] as const;

/** How large and how sharp a picture is sent. */
export type Quality = (typeof QUALITIES)[number];

interface QualityFigures {
  width: number;
  height: number;
  /** The maximum of the picture, in bits per second. */
  bitrate: number;
}

/** The lowest one passes through a weak mobile connection. Where the server takes one size only, all viewers get it. */
export const qualityFigures: Record<Quality, QualityFigures> = {
  low: { width: 640, height: 360, bitrate: 700_000 },
  standard: { width: 1280, height: 720, bitrate: 2_500_000 },
  high: { width: 1920, height: 1080, bitrate: 4_500_000 },
};
