/**
 * Letters and signs whose picture is empty: the braille pattern without dots, the null note, the blank hieroglyphs, the
 * place of an object that is not there. Fillers of Hangul are among what Unicode itself lets nobody see.
 */
const EMPTY_PICTURES = '\\u2800\\uFFFC\\u{1D159}\\u{13441}\\u{13442}';

/** A sign that can be seen: space, joiners, marks and what Unicode calls ignorable are none. */
const VISIBLE = new RegExp(`(?![\\p{Default_Ignorable_Code_Point}${EMPTY_PICTURES}])[\\p{L}\\p{N}\\p{P}\\p{S}]`, 'u');

/** Whether a text is empty to the eye, whatever signs it is made of. */
export const showsNothing = (text: string): boolean => !VISIBLE.test(text);

/** What is sent of a field: its words without the room around them; nothing where there is nothing to see. */
export const shownWords = (text: string): string => (showsNothing(text) ? '' : text.trim());
