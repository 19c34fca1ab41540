/** What the engine's process is started with. Times are in milliseconds. */
export interface LiveOptions {
  /** The one UDP port of all media; another free one is taken when it is in use. 0 takes any. */
  udpPort: number;
  /** IPv4 address that clients reach the engine by, when it stands behind NAT. */
  publicIp?: string;
  /** Local address to listen on; every address when absent. */
  bindAddress?: string;
  /** The program that writes recordings; without it nothing is recorded. */
  ffmpeg?: string;
  maxSessions: number;
  maxViewersPerRoom: number;
  maxSdpBytes: number;
  /** A session that is not connected by then is closed. */
  connectTimeout: number;
  /** A publisher that has sent nothing for so long is taken for gone. */
  silenceTimeout: number;
}

export const defaultLiveOptions: LiveOptions = {
  udpPort: 41000,
  maxSessions: 500,
  maxViewersPerRoom: 200,
  maxSdpBytes: 64 * 1024,
  connectTimeout: 15_000,
  // ICE alone notices a vanished peer after about 27 s; senders report at least once every 5 s.
  silenceTimeout: 10_000,
};
