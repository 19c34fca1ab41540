/** Best first: of what browsers record, the smallest. Safari before 18.4 has MP4 only, Firefox no MP4. */
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm'];

/** The type that this browser records; null when it records none that the server takes. */
export const recordingType = (): string | null => {
  if (typeof MediaRecorder === 'undefined') return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
};

/** A name for the list of files; the server keeps none of it. */
export const recordingName = (type: string): string =>
  `voice.${type.includes('mp4') ? 'm4a' : type.includes('ogg') ? 'ogg' : 'webm'}`;
