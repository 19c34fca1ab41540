import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  aliveInterval,
  type EngineCallName,
  type EngineCalls,
  type EngineFailure,
  type EngineMessage,
} from './engine-protocol.ts';
import {
  LiveEngineError,
  type PartialSegmentListener,
  type RoomListener,
  type SegmentListener,
} from './live-engine.ts';
import type { LiveOptions } from './live-options.ts';

const entry = new URL('./media/main.ts', import.meta.url);
const callTimeout = 10_000;
const silenceTimeout = 4 * aliveInterval;
const stopTimeout = 3_000;

interface PendingCall {
  resolve(result: EngineCalls[EngineCallName]['result']): void;
  reject(error: LiveEngineError): void;
  timer: NodeJS.Timeout;
}

export interface EngineListeners {
  onRoomChanged: RoomListener;
  onSegment: SegmentListener;
  onPartialSegment: PartialSegmentListener;
  onFailed(failure: EngineFailure): void;
}

/**
 * One run of the engine in a child process: a crash of native code ends only the streams, and packets never wait for
 * the API's requests.
 */
export class EngineProcess {
  /** Resolves with the UDP port once calls are answered. */
  readonly ready: Promise<number>;
  /** Resolves when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;
  readonly #child: ChildProcess;
  readonly #listeners: EngineListeners;
  readonly #calls = new Map<number, PendingCall>();
  #announce: (udpPort: number) => void = () => undefined;
  readonly #watchdog: NodeJS.Timeout;
  #nextId = 1;

  constructor(options: LiveOptions, listeners: EngineListeners) {
    this.#listeners = listeners;
    // Nothing of the API's environment (database, keys) is the engine's business.
    // Bytes pass as they are, not as text.
    this.#child = fork(entry, [JSON.stringify(options)], { env: {}, execArgv: [], serialization: 'advanced' });
    this.#child.on('message', (message: EngineMessage) => this.#receive(message));
    this.#watchdog = setTimeout(() => this.#child.kill('SIGKILL'), silenceTimeout);
    this.exited = this.#untilExit();
    this.ready = this.#untilReady();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** @throws {LiveEngineError} the engine's refusal, or `unavailable` when no answer came. */
  call<Name extends EngineCallName>(
    name: Name,
    params: EngineCalls[Name]['params'],
  ): Promise<EngineCalls[Name]['result']> {
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#refuse(id, unavailable('The live engine did not answer')), callTimeout);
      this.#calls.set(id, { resolve, reject, timer });
      this.#child.send({ id, name, params }, (error) => {
        if (error) this.#refuse(id, unavailable(error.message));
      });
    });
  }

  /** Lets the engine take leave of its clients, and ends it by force when that takes too long. */
  async stop(): Promise<void> {
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), stopTimeout);
    if (this.#child.connected) this.#child.disconnect();
    await this.exited;
    clearTimeout(timer);
  }

  #untilReady(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#announce = resolve;
      void this.exited.then(() => reject(unavailable('The live engine did not start')));
    });
  }

  async #untilExit(): Promise<void> {
    // A process that could not even be started says so by an error in place of an exit.
    await once(this.#child, 'exit').catch(() => undefined);
    clearTimeout(this.#watchdog);
    for (const id of [...this.#calls.keys()]) this.#refuse(id, unavailable('The live engine has ended'));
  }

  #receive(message: EngineMessage): void {
    this.#watchdog.refresh();
    switch (message.type) {
      case 'ready':
        return this.#announce(message.udpPort);
      case 'answer':
        return this.#take(message.id)?.resolve(message.result);
      case 'refusal':
        return this.#refuse(message.id, new LiveEngineError(message.code, message.message));
      case 'room-changed':
        return this.#listeners.onRoomChanged(message.state);
      case 'segment':
        return this.#listeners.onSegment(message.segment);
      case 'partial-segment':
        return this.#listeners.onPartialSegment(message.part);
      case 'failed':
        return this.#listeners.onFailed(message.failure);
      case 'alive':
        return;
    }
  }

  #refuse(id: number, error: LiveEngineError): void {
    this.#take(id)?.reject(error);
  }

  #take(id: number): PendingCall | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    clearTimeout(call?.timer);
    return call;
  }
}

function unavailable(message: string): LiveEngineError {
  return new LiveEngineError('unavailable', message);
}
