import type { Conversation } from '@barg/api-client/models';

/** What the reader calls the other side of a conversation: by its own word for it, if there is one. */
export const nameOfOther = ({ name, recipient }: Pick<Conversation, 'name' | 'recipient'>): string =>
  name || recipient.name;
