type Listener = (event: { data: unknown }) => void;

/** Lines between tabs, as a browser has them and jsdom has not. Returns how to take them away. */
export const fakeChannels = (): (() => void) => {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    readonly #listeners = new Set<Listener>();
    readonly name: string;

    constructor(name: string) {
      this.name = name;
      open.add(this);
    }

    addEventListener = (_type: string, listener: Listener) => void this.#listeners.add(listener);
    removeEventListener = (_type: string, listener: Listener) => void this.#listeners.delete(listener);
    close = () => void open.delete(this);

    postMessage = (data: unknown) => {
      const others = [...open].filter((one) => one !== this && one.name === this.name);
      for (const other of others)
        for (const listener of other.#listeners) listener({ data: JSON.parse(JSON.stringify(data)) });
    };
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, writable: true, value: FakeChannel });
  return () => {
    if (before) Object.defineProperty(globalThis, 'BroadcastChannel', before);
    else Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  };
};
