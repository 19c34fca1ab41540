import type { ChildProcess } from 'node:child_process';

/** How ffmpeg reads a tap. */
export const tapInput = (url: string): string[] => [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'rtsp,rtp,tcp', '-f', 'rtsp'],
  // Packets that were sent again come late: they are put back into their order.
  ...['-rtsp_transport', 'tcp', '-reorder_queue_size', '500', '-max_delay', '500000', '-i', url],
];

/** Resolves when a program has ended, or could not be started. */
export const untilEnd = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
