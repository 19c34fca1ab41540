/** Statistics of a publication, in total since its start. */
export interface PublicationStats {
  /** Of audio and video together. */
  bytesSent: number;
  /** By `performance.now()`, in milliseconds. */
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
