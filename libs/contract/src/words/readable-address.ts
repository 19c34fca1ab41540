/** What may stand in an address as itself: letters, digits and their marks, and the half-space inside of a word. */
const SHOWN = /([\p{L}\p{M}\p{N}]|(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic}))|./gsu;

const decode = (coded: string): string => {
  try {
    return decodeURIComponent(coded).replace(SHOWN, (sign, shown?: string) => shown ?? encodeURIComponent(sign));
  } catch {
    return coded; // Bytes of another charset.
  }
};

/**
 * A web address as people read it: `/شعر` and not `/%D8%B4%D8%B9%D8%B1`. What parts an address, spaces and marks of
 * direction stay encoded, since an address must not look like another one; so does the punycode of a host.
 */
export const readableAddress = (href: string): string => href.replace(/(?:%[0-9a-f]{2})+/gi, decode);
