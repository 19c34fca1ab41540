/** IANA names are shorter. */
const LONGEST = 64;

/** Names are taken in any case, and offsets too, so there is no end of them. */
const MOST_KNOWN = 1000;
/** What browsers have told: to ask anew takes half a millisecond. */
const known = new Set<string>();

/** Whether times can be written in it: a name of the IANA's, which a browser has told. */
export function isTimeZone(name: string): boolean {
  if (known.has(name)) return true;
  if (name === '' || name.length > LONGEST) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    if (known.size < MOST_KNOWN) known.add(name);
    return true;
  } catch {
    return false;
  }
}
