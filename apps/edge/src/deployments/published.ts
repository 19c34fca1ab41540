import { SHELL_FILE } from '@barg/contract/schemas';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import {
  readHistory,
  readState,
  ReleaseError,
  type ChannelState,
  type HistoryPlace,
  type SignedChannel,
  SURFACE_FILE,
  type TrustedStore,
} from '@barg/releases';
import type { Withdrawals } from '../remotes/follow-withdrawals.ts';
import type { ShellSource } from '../shell/released-shell.ts';
import { readShellFile } from '../shell/shell-version.ts';
import type { createReleaseFacts } from './release-facts.ts';

export interface PublishedSite {
  publishing: TrustedStore;
  shells: Pick<ShellSource, 'choose' | 'listAll' | 'own'>;
  withdrawals: Pick<Withdrawals, 'find'>;
}

/** A site, and what it remembers of the versions that its statements name. */
export type TellingSite = PublishedSite & { factsOf: ReturnType<typeof createReleaseFacts> };

/** Statements verified for one page of a history: each costs a signature check. */
const HISTORY_PAGE = 100;

/** Enough as a sample: a store full of invalid files must not fill the answer. */
const MAX_REFUSED = 20;

/** The next sequence number, and the refused statements after the live one. */
const aboutNext = ({ next, refused }: ChannelState) => ({ next, refused: refused.slice(0, MAX_REFUSED) });

/** A statement in the public form. */
export const toPublic = async (
  { factsOf, withdrawals }: Pick<TellingSite, 'factsOf' | 'withdrawals'>,
  { statement, team, keyId, digest }: SignedChannel,
) => {
  const { remote, stable, canary } = statement;
  const versions = [stable, canary].flatMap((ref) => ref?.version ?? []);
  const releases = await Promise.all(
    versions.map(async (version) => ({ version, ...(await factsOf(remote, version)) })),
  );
  const labels = Object.fromEntries(releases.map(({ version, label = '' }) => [version, label]));
  const sources = Object.fromEntries(releases.flatMap(({ version, source }) => (source ? [[version, source]] : [])));
  const withdrawal = canary && withdrawals.find(remote, canary.version);
  return { ...statement, team, keyId, digest, labels, sources, withdrawal };
};

const placeSchema = z.object({ before: z.coerce.number().int().min(1), digest: z.string().regex(/^[0-9a-f]{64}$/) });

/** The cursor of a page of a history. */
function placeOf(query: object): HistoryPlace | undefined {
  if (!('before' in query) && !('digest' in query)) return undefined;
  const { success, data } = placeSchema.safeParse(query);
  if (success) return data;
  throw new ReleaseError('release.invalid', 'A page of a history is named by "before" and "digest".');
}

interface OfRemote {
  Params: { remote: string };
  Querystring: Record<string, unknown>;
}

/** The public list of what is published: what visitors get, and who has done what. */
export function publishedRoutes(app: FastifyInstance, site: TellingSite, options: RouteShorthandOptions): void {
  const { publishing } = site;
  const neverKept = (reply: FastifyReply): FastifyReply => reply.header('cache-control', 'no-store');

  app.get('/', options, async (_request, reply) => {
    neverKept(reply);
    const known = await publishing.store.listRemotes();
    const states = await Promise.all(known.map((remote) => readState(publishing, remote)));
    const published = states.flatMap(({ live }) => live ?? []);
    const refused = states.flatMap((state, index) =>
      state.refused.slice(0, MAX_REFUSED).map((statement) => ({
        remote: known[index],
        live: state.live?.statement.sequence ?? null,
        ...statement,
      })),
    );
    const remotes = await Promise.all(published.map((channel) => toPublic(site, channel)));
    const { shell } = await site.shells.choose();
    return { contract: shell.contract, remotes, refused };
  });

  // What the shell offers that the site was started with, for whoever would go back to it.
  app.get('/own-shell', options, async (_request, reply) => {
    neverKept(reply);
    const read = async (file: string): Promise<object> => {
      const bytes = await readShellFile(site.shells.own, file).catch(() => {
        throw new ReleaseError(
          'release.not_found',
          'The shell that the site was started with does not say what it offers.',
        );
      });
      return JSON.parse(String(bytes)) as object;
    };
    const [facts, lent] = await Promise.all([read(SHELL_FILE), read(SURFACE_FILE)]);
    return { ...facts, lent };
  });

  app.get<OfRemote>('/:remote', options, async ({ params }, reply) => {
    const state = await readState(publishing, params.remote);
    neverKept(reply);
    if (state.live) return { ...(await toPublic(site, state.live)), ...aboutNext(state) };
    // A first publication needs to know that there is none yet.
    const message = `${params.remote} is not published here.`;
    return reply.status(404).send({ code: 'release.not_found', message, ...aboutNext(state) });
  });

  app.get<OfRemote>('/:remote/history', options, async ({ params, query }, reply) => {
    neverKept(reply);
    const page = await readHistory(publishing, params.remote, { from: placeOf(query), atMost: HISTORY_PAGE });
    const statements = await Promise.all(page.statements.map((channel) => toPublic(site, channel)));
    return { statements, refused: page.refused.slice(0, MAX_REFUSED), older: page.older };
  });
}
