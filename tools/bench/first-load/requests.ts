/** One request of a page, as the browser's developer protocol reports it. */
export interface SeenRequest {
  url: string;
  /** `Script`, `Font`, `Fetch` and the like. */
  type: string;
  mimeType: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Bytes that came over the network, headers included. */
  received: number;
  requester: string;
}

/** The cause of a request, as the protocol reports it. */
export interface Initiator {
  type: string;
  url?: string;
  stack?: CallStack;
}
interface CallStack {
  callFrames: ReadonlyArray<{ url: string }>;
  parent?: CallStack;
}

/** The cause of a request: a tag of the page, a preload, or the script that made it. */
export function requesterOf(initiator: Initiator, isPreload: boolean): string {
  if (isPreload) return 'preload in the page';
  if (initiator.type === 'parser') return 'tag in the page';
  const script = firstScriptOf(initiator.stack) ?? initiator.url;
  return script ? nameOf(script) : initiator.type;
}

function firstScriptOf(stack: CallStack | undefined): string | undefined {
  if (!stack) return undefined;
  return stack.callFrames.find(({ url }) => url !== '')?.url ?? firstScriptOf(stack.parent);
}

const REMOTE_FILE = /^\/remotes\/([^/]+)\/[^/]+\/(.+)$/;

/** `shell/main.js`, `feed/remoteEntry.js`: the file without its content hash, with its app. */
export function nameOf(url: string): string {
  const { pathname } = new URL(url);
  const [, remote, file] = REMOTE_FILE.exec(pathname) ?? [];
  const name = remote ? `${remote}/${file}` : `shell${pathname}`;
  return name.replace(/\.[0-9a-f]{8,}(?=\.)/, '');
}

export const isScript = ({ type }: SeenRequest): boolean => type === 'Script';

const KINDS: ReadonlyArray<[kind: string, matches: (request: SeenRequest) => boolean]> = [
  ['page', ({ type }) => type === 'Document'],
  ['fonts', ({ type, mimeType }) => type === 'Font' || mimeType.startsWith('font/')],
  ['pictures', ({ mimeType }) => mimeType.startsWith('image/')],
  ['JSON', ({ mimeType }) => mimeType.includes('json')],
];

/** The purpose of a request other than a script. */
export const kindOf = (request: SeenRequest): string => KINDS.find(([, matches]) => matches(request))?.[0] ?? 'other';
