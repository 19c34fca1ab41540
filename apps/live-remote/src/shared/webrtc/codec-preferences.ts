export type VideoCodec = 'h264' | 'vp8';

/**
 * Puts the codecs that all browsers support into the offer, the preferred one first: the server chooses the first that
 * it supports. H.264 only in the profile that all decode. Browsers without the API offer all their codecs.
 */
export function preferVideoCodec(transceiver: RTCRtpTransceiver, preferred: VideoCodec): void {
  const offered = RTCRtpReceiver.getCapabilities?.('video')?.codecs ?? [];
  const usable = orderVideoCodecs(offered, preferred);
  if (usable.length > 0) transceiver.setCodecPreferences?.(usable);
}

export function orderVideoCodecs(offered: readonly RTCRtpCodec[], preferred: VideoCodec): RTCRtpCodec[] {
  const h264 = offered.filter(isConstrainedBaseline);
  const vp8 = offered.filter(({ mimeType }) => mimeType.toLowerCase() === 'video/vp8');
  return preferred === 'h264' ? [...h264, ...vp8] : [...vp8, ...h264];
}

function isConstrainedBaseline({ mimeType, sdpFmtpLine = '' }: RTCRtpCodec): boolean {
  return (
    mimeType.toLowerCase() === 'video/h264' &&
    /packetization-mode=1/.test(sdpFmtpLine) &&
    /profile-level-id=42e0/i.test(sdpFmtpLine)
  );
}
