/** IANA names are shorter. */
const LONGEST = 64;

/** Whether times can be written in it: a name of the IANA's, which a browser has told. */
export function isTimeZone(name: string): boolean {
  if (name === '' || name.length > LONGEST) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
