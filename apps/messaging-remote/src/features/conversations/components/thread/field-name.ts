/** The name of the field that messages are written in, by which others move the focus to it. */
export const FIELD_NAME = 'message';
