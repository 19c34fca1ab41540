export interface TextPart {
  text: string;
  isLink: boolean;
}

/** A letter's text with its addresses apart, so that they can be followed. */
export function splitLinks(text: string): TextPart[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) => ({ text: part, isLink: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
