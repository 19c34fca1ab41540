/**
 * How often one person watches the same at once: on a few devices, and a connection that has broken may count a while
 * yet. Beyond, the engine's places would go to who opens sessions without watching.
 */
export const SESSIONS_OF_ONE = 6;
