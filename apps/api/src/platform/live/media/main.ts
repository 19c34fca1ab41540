/** The engine's process: answers the calls of the process that forked it, and ends with it. */
import { cleanup } from 'node-datachannel';
import { aliveInterval, type EngineMessage, type EngineRequest } from '../engine-protocol.ts';
import { LiveEngineError } from '../live-engine.ts';
import type { LiveOptions } from '../live-options.ts';
import { chooseUdpPort } from '../udp-port.ts';
import { MediaEngine } from './media-engine.ts';

function readOptions(): LiveOptions {
  return JSON.parse(process.argv[2] ?? '');
}

function send(message: EngineMessage): void {
  // Who asked may be killed meanwhile: nobody hears it then, and this process ends by `disconnect`.
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}

async function perform(engine: MediaEngine, request: EngineRequest) {
  switch (request.name) {
    case 'publish':
      return engine.publish(request.params.room, request.params.offerSdp);
    case 'play':
      return engine.play(request.params.room, request.params.offerSdp, request.params.mostViewers);
    case 'end':
      engine.end(request.params.resourceId);
      return null;
    case 'iceUserOf':
      return engine.iceUserOf(request.params.resourceId);
    case 'closeRoom':
      engine.closeRoom(request.params.room);
      return null;
    case 'moveRoom':
      return engine.moveRoom(request.params.from, request.params.to);
    case 'record':
      return engine.record(request.params.room, request.params.folder);
    case 'stopRecording':
      engine.stopRecording(request.params.room);
      return null;
    case 'package':
      return engine.package(request.params.room);
    case 'stopPackaging':
      engine.stopPackaging(request.params.room);
      return null;
    case 'stats':
      return engine.stats();
  }
}

async function answer(engine: MediaEngine, request: EngineRequest): Promise<void> {
  const { id } = request;
  try {
    send({ type: 'answer', id, result: await perform(engine, request) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    send({ type: 'refusal', id, code: error instanceof LiveEngineError ? error.code : 'unavailable', message });
  }
}

const options = readOptions();
const udpPort = await chooseUdpPort(options.udpPort, options.bindAddress);
const engine = new MediaEngine(
  { ...options, udpPort },
  {
    onRoomChanged: (state) => send({ type: 'room-changed', state }),
    onSegment: (segment) => send({ type: 'segment', segment }),
    onPartialSegment: (part) => send({ type: 'partial-segment', part }),
    onFailed: (failure) => send({ type: 'failed', failure }),
  },
);

process.on('message', (request: EngineRequest) => void answer(engine, request));
process.on('disconnect', () => {
  engine.close();
  // Sessions close in the next turn of the loop; the clean-up then waits until each has said goodbye.
  setImmediate(() =>
    setImmediate(() => {
      cleanup();
      process.exit(0);
    }),
  );
});
// An interrupt from the terminal reaches this process too; its parent decides when it ends.
process.on('SIGINT', () => undefined);
setInterval(() => send({ type: 'alive' }), aliveInterval);
send({ type: 'ready', udpPort });
