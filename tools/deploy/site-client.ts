import type { Registry, RemoteDescriptor, RemoteName } from '@barg/contract';
import type { Channel, ChannelPlace, HistoryPlace, RefusedStatement, ReleaseRef, Source } from '@barg/releases';
import { DeployError } from './deploy-error.ts';
import { offersAt } from './site-offers.ts';
import { request } from './site-request.ts';

interface Arm {
  visitors: number;
  failed: number;
}

export interface Withdrawal {
  withdrawnAt: string;
  figures: { canary: Arm; stable: Arm };
}

/** A statement as the site's API returns it. */
export interface PublishedChannel extends Channel {
  team: string;
  keyId: string;
  digest: string;
  /** Labels of its versions. */
  labels: Record<string, string>;
  /** Where its versions come from; an older site, or an older release, does not say. */
  sources?: Record<string, Source>;
  /** The withdrawal of its canary, if the site made one. */
  withdrawal: Withdrawal | null;
}

/** A refused statement in a remote's history. */
export interface RefusedEntry extends RefusedStatement {
  remote: RemoteName;
  /** The number of the statement that is live instead; null when there is none. */
  live: number | null;
}

/** The live statement of a remote, and the place of the next one. */
export interface RemoteState {
  live: PublishedChannel | null;
  next: ChannelPlace;
}

/** A page of statements; an older site returns the newest ones only. */
interface HistoryPage {
  statements: PublishedChannel[];
  refused?: RefusedStatement[];
  older?: HistoryPlace | null;
}

/** Something that a team was told. */
export interface TeamEvent {
  kind: string;
  happenedAt: string;
  state: string;
  /** Newest first. */
  attempts: Array<{ status: number | null; fault: string | null }>;
}

/** Where a team is told of its remote. */
export interface ChangedWebhook {
  webhook: { remote: string; url: string | null; setByTeam: string | null; events: TeamEvent[] };
  /** Where one was made just now. */
  secret: string | null;
}

/** The site answered with an error. */
export class RefusedError extends DeployError {
  readonly code: string;
  /** The place of the next statement, if the answer has it. */
  readonly next: ChannelPlace | undefined;

  constructor(code: string, message: string, next?: ChannelPlace) {
    super(`The site refused it (${code}): ${message}`);
    this.code = code;
    this.next = next;
  }
}

interface Refusal {
  code: string;
  message: string;
  next: ChannelPlace;
}

/** What the API reads, and sentences in the tool's language. */
const JSON_BODY = { 'content-type': 'application/json', 'x-locale': 'en-US' };

async function send<T>(
  url: string,
  method: 'POST' | 'PUT' | 'GET',
  body?: Buffer,
  headers: Record<string, string> = {},
): Promise<T> {
  const answer = await request(url, { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) });
  if (answer.status === 204) return undefined as T;
  const text = await answer.text();
  const parsed = text.startsWith('{') ? (JSON.parse(text) as Partial<Refusal>) : {};
  if (answer.ok) return parsed as T;
  throw new RefusedError(parsed.code ?? `HTTP ${answer.status}`, parsed.message ?? text.slice(0, 200), parsed.next);
}

/** An older site does not return the place of the next statement: it follows the live one. */
const placeAfter = (live: PublishedChannel | null): ChannelPlace => ({
  sequence: (live?.sequence ?? 0) + 1,
  previous: live?.digest ?? null,
});

/** A client of a running site for the deploy tool. */
export function siteAt(address: string) {
  const root = `${address}/deployments`;
  return {
    origin: new URL(address).origin,
    /** The site's contract version, and the live statement of each remote. */
    list: () => send<{ contract: string; remotes: PublishedChannel[]; refused?: RefusedEntry[] }>(root, 'GET'),
    state: async (remote: RemoteName): Promise<RemoteState> => {
      try {
        const live = await send<PublishedChannel & { next?: ChannelPlace }>(`${root}/${remote}`, 'GET');
        return { live, next: live.next ?? placeAfter(live) };
      } catch (error) {
        if (!(error instanceof RefusedError) || error.code !== 'release.not_found') throw error;
        return { live: null, next: error.next ?? placeAfter(null) };
      }
    },
    /** All statements, oldest first; and the refused ones, newest first. */
    history: async (remote: RemoteName): Promise<Required<Omit<HistoryPage, 'older'>>> => {
      const whole = { statements: [] as PublishedChannel[], refused: [] as RefusedStatement[] };
      let place = '';
      for (;;) {
        const page = await send<HistoryPage>(`${root}/${remote}/history${place}`, 'GET');
        whole.statements.unshift(...page.statements);
        whole.refused.push(...(page.refused ?? []));
        if (!page.older) return whole;
        place = `?${new URLSearchParams({ before: String(page.older.before), digest: page.older.digest })}`;
      }
    },
    /** The descriptors of live remotes, with paused ones. */
    descriptors: async (): Promise<RemoteDescriptor[]> => {
      const { remotes } = await send<Registry>(`${address}/registry.json`, 'GET');
      return Object.values(remotes).map(({ descriptor }) => descriptor);
    },
    address,
    ...offersAt(address),
    /** Asks the API, which knows the team by its signature. */
    askWebhook: async (bytes: Buffer): Promise<ChangedWebhook> => {
      const { data } = await send<{ data: ChangedWebhook }>(
        `${address}/api/remotes/webhooks`,
        'POST',
        bytes,
        JSON_BODY,
      );
      return data;
    },
    /** @returns the files that the site lacks */
    sendRelease: (bytes: Buffer) => send<{ ref: ReleaseRef; missing: string[] }>(`${root}/releases`, 'POST', bytes),
    sendFile: (remote: RemoteName, version: string, file: string, bytes: Buffer) =>
      send<void>(`${root}/${remote}/${version}/files/${encodeURI(file)}`, 'PUT', bytes),
    sendChannel: (bytes: Buffer) => send<PublishedChannel>(`${root}/channel`, 'POST', bytes),
  };
}

export type Site = ReturnType<typeof siteAt>;
