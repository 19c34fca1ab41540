import { spawn } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { LivePeer } from './live-peer.ts';

/** Of RTP: the last packet of a picture. */
const MARKER = 0x80;
export const PICTURES_A_SECOND = 15;

/**
 * Sends a moving picture of H.264 as a publisher does, in real time, with a key frame a second.
 * @param onPicture called with each, once it is sent
 * @returns how to stop
 */
export async function sendFilm(peer: LivePeer, onPicture = (): void => undefined): Promise<() => Promise<void>> {
  const socket = createSocket('udp4').bind(0, '127.0.0.1');
  await once(socket, 'listening');
  socket.on('message', (packet) => {
    peer.send(packet);
    if (packet.readUInt8(1) & MARKER) onPicture();
  });
  // As browsers do: what a decoder needs to begin comes with each key frame.
  const headers = ['-x264-params', 'repeat-headers=1:scenecut=0'];
  const picture = [
    '-re',
    '-f',
    'lavfi',
    '-i',
    `testsrc=size=320x240:rate=${PICTURES_A_SECOND}`,
    '-c:v',
    'libx264',
    '-g',
    String(PICTURES_A_SECOND),
    ...headers,
  ];
  const coded = ['-preset', 'ultrafast', '-tune', 'zerolatency', '-profile:v', 'baseline', '-pix_fmt', 'yuv420p'];
  const target = ['-ssrc', String(peer.ssrc), '-payload_type', '96', '-f', 'rtp'];
  const url = `rtp://127.0.0.1:${socket.address().port}?pkt_size=1200`;
  const child = spawn('ffmpeg', ['-nostdin', '-loglevel', 'error', ...picture, ...coded, ...target, url], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'close');
  return async () => {
    child.kill('SIGKILL');
    await ended;
    socket.close();
  };
}
