import type { Context } from '../../context.ts';
import { NotFoundError } from '../../errors/common-errors.ts';
import { readIceFragment } from './ice-fragment.ts';
import { negotiate } from './negotiate.ts';
import { NoIceRestartError, OtherStateError, StateNotNamedError } from './live-sessions.errors.ts';

const PURPOSE = 'live session';
const TAG_LENGTH = 22;

/**
 * The tag of a session's state of ICE (`ETag`). ICE never begins anew, so a session has one for good; it is made of the
 * session's name, and so each process knows it.
 */
export const tagOf = ({ sealer }: Pick<Context, 'sealer'>, resourceId: string): string =>
  `"${sealer.digest(resourceId, PURPOSE).toString('base64url').slice(0, TAG_LENGTH)}"`;

const ANY = '*';

/** Strong comparison (RFC 9110, section 8.8.3.2): a weak tag matches none. */
const isNamed = (asked: string, tag: string): boolean =>
  asked.trim() === ANY || asked.split(',').some((one) => one.trim() === tag);

export interface IceChange {
  /** The header `If-Match`. */
  asked: string | undefined;
  /** A fragment of SDP. */
  body: string;
}

/**
 * Takes more candidates of a session's client ("trickle ICE"). The embedded engine needs none, see
 * {@link readIceFragment}; another is handed them. Another process of the site may have the session; what is right here is then right there.
 *
 * @throws MalformedRequestError, NotFoundError, StateNotNamedError, OtherStateError; NoIceRestartError for a client that
 * comes with another ICE name
 */
export const takeCandidates = async (context: Context, resourceId: string, { asked, body }: IceChange) => {
  const name = readIceFragment(body);
  const known = await context.live.iceUserOf(resourceId);
  const isAlone = context.config.redis === null;
  if (known === null && isAlone) throw new NotFoundError();
  if (asked === undefined) throw new StateNotNamedError();
  if (!isNamed(asked, tagOf(context, resourceId))) throw new OtherStateError();
  const isRestart = known === null ? asked.trim() === ANY : name !== known;
  if (isRestart) throw new NoIceRestartError();
  await negotiate(context.live.takeCandidates(resourceId, body));
};
