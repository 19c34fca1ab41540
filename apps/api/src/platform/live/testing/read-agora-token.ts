import { inflateSync } from 'node:zlib';

/** Reads a token as Agora does, without checking its signature. */
export const readAgoraToken = (token: string) => {
  if (!token.startsWith('007')) throw new Error('No token of this version');
  const bytes = inflateSync(Buffer.from(token.slice(3), 'base64'));
  let at = 0;
  const short = (): number => bytes.readUInt16LE((at += 2) - 2);
  const long = (): number => bytes.readUInt32LE((at += 4) - 4);
  const piece = (): Buffer => {
    const length = short();
    return bytes.subarray(at, (at += length));
  };
  const signature = piece().toString('hex');
  const head = { appId: piece().toString(), issuedAt: long(), goodFor: long(), salt: long() };
  if (short() !== 1 || short() !== 1) throw new Error('Not for one channel');
  const privileges = Object.fromEntries(Array.from({ length: short() }, () => [short(), long()]));
  const service = { channel: piece().toString(), uid: piece().toString() };
  if (at !== bytes.length) throw new Error('Something follows');
  return { signature, ...head, privileges, ...service };
};
