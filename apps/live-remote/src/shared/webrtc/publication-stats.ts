/** What a performer's browser measures of what it sends, in all so far. */
export interface PublicationStats {
  /** Of sound and picture together. */
  bytesSent: number;
  /** On the clock of `performance.now()`, milliseconds. */
  at: number;
}

interface Report {
  type: string;
  bytesSent?: number;
}

export async function readPublicationStats(peer: RTCPeerConnection): Promise<PublicationStats> {
  let bytesSent = 0;
  (await peer.getStats()).forEach((report: Report) => {
    if (report.type === 'outbound-rtp') bytesSent += report.bytesSent ?? 0;
  });
  return { bytesSent, at: performance.now() };
}
