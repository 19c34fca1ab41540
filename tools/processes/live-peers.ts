import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { cleanup } from 'node-datachannel';
import { LivePeer } from '../../apps/api/src/platform/live/testing/live-peer.ts';
import { rtp } from '../../apps/api/src/platform/live/testing/rtp.ts';

/** Not yet received: the database is told of a publisher a moment after it is connected. */
const NOT_PUBLISHING = 409;
const ASK_AGAIN_AFTER_MS = 100;
const PICTURE_MS = 20;
/** The beginning of a picture of VP8. */
const PICTURE = Buffer.from([0x10, 0, 0, 0]);

/** Where and as whom a peer offers to publish or to play, by `whip/{id}` or `whep/{id}`. */
interface Offered {
  /** Of a process itself, past the balancer, or of the site. */
  url: string;
  token: string;
  route: string;
}

/** Offers until it is answered, and waits until the peer is connected. */
export async function offerTo({ url, token, route }: Offered, peer: LivePeer): Promise<void> {
  const body = await peer.offer();
  const headers = { authorization: token, 'content-type': 'application/sdp' };
  const offer = () => fetch(`${url}/api/streaming/${route}`, { method: 'POST', headers, body });
  let answer = await offer();
  for (; answer.status === NOT_PUBLISHING; answer = await offer()) {
    await answer.body?.cancel();
    await wait(ASK_AGAIN_AFTER_MS);
  }
  const answerSdp = await answer.text();
  assert.equal(answer.status, 201, answerSdp);
  await peer.accept({ resourceId: '', answerSdp });
}

/** Sends a picture from one place to another; resolves once it has come there. */
export async function sendPicture(from: Offered, to: Offered): Promise<void> {
  // An engine outside of its own tests does not answer at loopback.
  const [sender, viewer] = [LivePeer.publisher({ address: null }), LivePeer.viewer({ address: null })];
  try {
    await offerTo(from, sender);
    await offerTo(to, viewer);
    for (let sequence = 1; viewer.received.length === 0; sequence += 1) {
      sender.send(rtp({ sequence, ssrc: sender.ssrc, payload: PICTURE }));
      await wait(PICTURE_MS);
    }
  } finally {
    for (const peer of [sender, viewer]) peer.close();
    // Its threads keep the process from ending.
    cleanup();
  }
}
