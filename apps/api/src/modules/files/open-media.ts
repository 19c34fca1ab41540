import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { assertSiteOpen } from '../../plugins/site-gate.ts';
import { idSchema } from '../../shared/wire.ts';
import { PUBLIC_BEARER } from '../../viewing/access.policy.ts';
import { MediaSignatureError } from './files.errors.ts';
import { decideFileAccess } from './files.policy.ts';
import { findAttachedFile, type AttachedFile } from './files.repository.ts';
import { isPublicKind } from './media-kinds.ts';

const DAY = 86_400;

/** The query of a signed URL: expiry, bearer and signature. */
export const mediaQuery = z.object({
  e: z.coerce.number().int().optional(),
  a: z.union([z.literal(PUBLIC_BEARER), idSchema]).optional(),
  s: z.string().max(100).optional(),
});

export type MediaQuery = z.output<typeof mediaQuery>;

/**
 * The file of a signed URL. The signature proves that the server issued the URL; the bearer's access is checked at each
 * request, so that it ends at once. Routes that serve by it are `isAlwaysOpen`: browsers send no token for pictures, so
 * while the site is closed an operator is recognised by the account of the signature. Public pictures are served to
 * everyone then too.
 * @throws MediaSignatureError, NotFoundError, CountryBlockedError, MaintenanceError
 */
export const findOpenFile = async (
  context: Context,
  fileId: string,
  { query: { e, a, s }, account, country }: { query: MediaQuery } & Pick<FastifyRequest, 'account' | 'country'>,
): Promise<AttachedFile> => {
  const isSigned = e !== undefined && a !== undefined && s !== undefined;
  if (isSigned && !context.mediaSigner.verify(fileId, { e, a, s })) throw new MediaSignatureError();
  const viewerId = isSigned && a !== PUBLIC_BEARER ? a : null;
  const file = await findAttachedFile(context.db, fileId, { viewerId, country });
  const viewer = viewerId && file?.viewerRole ? { id: viewerId, role: file.viewerRole } : null;
  const asker = viewer?.role === 'operator' ? viewer : account;
  if (!file || !isPublicKind(file.kind)) await assertSiteOpen(context, { account: asker, country });
  if (!file) throw isSigned ? new MediaSignatureError() : new NotFoundError();
  if (isPublicKind(file.kind)) return file;
  const access = isSigned ? decideFileAccess(file, viewer) : null;
  if (!access || access.isLocked) throw new MediaSignatureError();
  return file;
};

/**
 * Cache-Control: a signed URL is cached until it expires, at most `most` seconds; an account's only by its own browser.
 */
export const keepingTime = ({ e = 0, a }: MediaQuery, most = DAY): string => {
  const rest = Math.max(0, Math.min(most, e - Math.floor(Date.now() / 1000)));
  return `${a === PUBLIC_BEARER ? 'public' : 'private'}, max-age=${rest}`;
};
