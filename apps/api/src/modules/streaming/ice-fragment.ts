import { MalformedRequestError } from '../../errors/common-errors.ts';

/** RFC 8840, section 9.1. */
export const ICE_FRAGMENT = 'application/trickle-ice-sdpfrag';

/** A client sends a few hundred bytes for each network that it has. */
export const MAX_ICE_FRAGMENT_BYTES = 16 * 1024;

/** Lengths and letters of RFC 8839, section 5.4. */
const iceUser = /^a=ice-ufrag:([\w+/\-=]{4,256})$/;
const icePassword = /^a=ice-pwd:[\w+/\-=]{22,256}$/;
const line = /^[a-z]=\S/;
const control = /[^\P{Cc}\t\r\n]/u;

/**
 * Reads what a client says of its side of ICE after the offer. Its candidates are not kept: the engine answers at an
 * address that the client reaches first, and learns by that where the client is.
 *
 * @returns the client's ICE name, which is another one when ICE shall begin anew
 * @throws MalformedRequestError
 */
export const readIceFragment = (body: string): string => {
  const lines = body.split(/\r?\n/).filter((text) => text !== '');
  const names = new Set(lines.flatMap((text) => iceUser.exec(text)?.[1] ?? []));
  const [name] = names;
  const isWellFormed =
    !control.test(body) && lines.every((text) => line.test(text)) && lines.some((text) => icePassword.test(text));
  // All sections of a session are of one bundle, with one name.
  if (name === undefined || names.size > 1 || !isWellFormed) throw new MalformedRequestError();
  return name;
};
