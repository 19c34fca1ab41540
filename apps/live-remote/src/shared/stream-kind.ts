/** Whom a stream can be for, as the API names them. */
export const AUDIENCES = ['public', 'followers', 'subscribers', 'ticketed'] as const;

/** The API's maxima. */
export const MAX_TITLE_LENGTH = 140;
export const MAX_TOPIC_LENGTH = 60;

/** How long a stream can be planned to last. */
export const PLANNED_MINUTES = [15, 30, 45, 60, 90, 120, 180, 240] as const;

/** Tokens that are proposed for a ticket. */
export const TICKET_PRICES = [5, 10, 20];
