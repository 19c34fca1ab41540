type Listener = (name: string, data: object) => void;

interface FakeConfig {
  xhrSetup: (xhr: Pick<XMLHttpRequest, 'open' | 'setRequestHeader'>, url: string) => void;
}

/** Stands in for hls.js: a test says what it has read. */
export class FakeHls {
  static readonly made: FakeHls[] = [];
  static readonly Events = {
    LEVEL_LOADED: 'levelLoaded',
    FRAG_BUFFERED: 'fragBuffered',
    MEDIA_ATTACHED: 'mediaAttached',
    ERROR: 'error',
  };
  static readonly ErrorTypes = { NETWORK_ERROR: 'networkError', MEDIA_ERROR: 'mediaError' };
  static isSupported = (): boolean => true;

  source = '';
  video: HTMLVideoElement | null = null;
  playingDate: Date | null = null;
  isDestroyed = false;
  /** What the playlist of playlists names. */
  levels: object[] = [];
  /** What it was told to load, in order. */
  readonly loads: Array<'source' | 'on'> = [];
  readonly #listeners = new Map<string, Listener>();
  readonly #config: FakeConfig;

  constructor(config: FakeConfig) {
    this.#config = config;
    FakeHls.made.push(this);
  }

  on(name: string, listener: Listener): void {
    this.#listeners.set(name, listener);
  }

  loadSource(url: string): void {
    this.source = url;
    this.loads.push('source');
  }

  startLoad(): void {
    this.loads.push('on');
  }

  attachMedia(video: HTMLVideoElement): void {
    this.video = video;
  }

  stopLoad(): void {}

  /** The element stands still then, as after every change of what it plays. */
  recoverMediaError(): void {
    this.serve('mediaAttached', {});
  }

  destroy(): void {
    this.isDestroyed = true;
  }

  serve(name: string, data: object): void {
    this.#listeners.get(name)?.(name, data);
  }

  /** What it would send to an address. */
  authorizationFor(path: string): string | undefined {
    const sent = new Map<string, string>();
    const xhr = {
      open: () => undefined,
      setRequestHeader: (name: string, value: string) => void sent.set(name, value),
    };
    this.#config.xhrSetup(xhr, new URL(path, location.href).href);
    return sent.get('authorization');
  }
}

export default FakeHls;
