/** Statistics of a publication, in total since its start. */
export interface PublicationStats {
  /** Of audio and video together. */
  bytesSent: number;
  /** By `performance.now()`, in milliseconds. */
  at: number;
}

interface Report {
  type: string;
  timestamp: number;
  bytesSent?: number;
  packetsReceived?: number;
}

/** Grows with what the server answers to what is sent; null where the browser does not tell. */
export async function readHeard(peer: RTCPeerConnection): Promise<number | null> {
  let heard: number | null = null;
  (await peer.getStats()).forEach(({ type, timestamp, packetsReceived }: Report) => {
    // Not every browser counts packets; all say when the last report came.
    const told = type === 'transport' ? packetsReceived : type === 'remote-inbound-rtp' ? timestamp : undefined;
    if (told !== undefined) heard = (heard ?? 0) + told;
  });
  return heard;
}

export async function readPublicationStats(peer: RTCPeerConnection): Promise<PublicationStats> {
  let bytesSent = 0;
  (await peer.getStats()).forEach((report: Report) => {
    if (report.type === 'outbound-rtp') bytesSent += report.bytesSent ?? 0;
  });
  return { bytesSent, at: performance.now() };
}
