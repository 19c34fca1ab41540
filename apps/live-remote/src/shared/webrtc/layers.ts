import { readLinks } from './links.ts';
import { qualityFigures } from './quality.ts';

/** The sizes of one picture that are sent at once (RFC 8853), the largest first: as it is, half of it, a quarter. */
export const LAYERS = ['h', 'm', 'l'] as const;
export type Layer = (typeof LAYERS)[number];

interface Scale {
  /** How many times smaller, in width and in height. */
  by: number;
  /** What it may take of the largest one's bits. */
  share: number;
}

/** A quarter of the points needs a little more than a quarter of the bits. */
const scales: Record<Layer, Scale> = {
  h: { by: 1, share: 1 },
  m: { by: 2, share: 0.3 },
  l: { by: 4, share: 0.1 },
};

/** As drafts of WHEP call the address at which a viewer chooses. */
const LAYER_REL = 'urn:ietf:params:whep:ext:core:layer';

/** Where a viewer chooses among sizes; undefined where there is one only. @param header `Link` of the answer */
export const readLayerUrl = (header: string | null): string | undefined => readLinks(header, LAYER_REL)[0]?.url;

/** Whether a size is sent: none is smaller than a picture that is small already. @param bitrate of the largest, bits per second */
const isActive = (layer: Layer, bitrate: number): boolean => layer === 'h' || bitrate > qualityFigures.low.bitrate;

const bounds = (layer: Layer, bitrate: number) => ({
  maxBitrate: Math.round(bitrate * scales[layer].share),
  active: isActive(layer, bitrate),
});

/**
 * How a picture is sent: in all sizes where the server takes them, else as it is.
 * @param bitrate the maximum of the largest one, in bits per second
 */
export const encodingsOf = (bitrate: number, takesLayers: boolean): RTCRtpEncodingParameters[] =>
  takesLayers
    ? LAYERS.map((rid) => ({ rid, scaleResolutionDownBy: scales[rid].by, ...bounds(rid, bitrate) }))
    : [{ maxBitrate: bitrate }];

/** Bounds encodings that are being sent anew. */
export const boundEncodings = (encodings: RTCRtpEncodingParameters[], bitrate: number): void => {
  for (const encoding of encodings) {
    const layer = LAYERS.find((known) => known === encoding.rid);
    Object.assign(encoding, layer ? bounds(layer, bitrate) : { maxBitrate: bitrate });
  }
};
