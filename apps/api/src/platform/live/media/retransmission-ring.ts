import type { RtpPacket } from './rtp-packet.ts';

/** About four seconds of video at 2.5 Mbps. A power of two, so that the sequence's wrap falls on a slot's edge. */
const capacity = 1024;

/** The last packets of a track, to be sent again to a viewer that missed one. */
export class RetransmissionRing {
  #packets = new Array<RtpPacket | undefined>(capacity).fill(undefined);

  add(packet: RtpPacket): void {
    this.#packets[packet.sequence % capacity] = packet;
  }

  /** The packet with this sequence number, unless it is too old or never came. */
  get(sequence: number): RtpPacket | undefined {
    const packet = this.#packets[sequence % capacity];
    return packet?.sequence === sequence ? packet : undefined;
  }
}
