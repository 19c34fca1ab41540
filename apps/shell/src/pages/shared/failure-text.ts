/** The server's message, else the given one. */
export const failureText = ({ message }: { message: string }, otherwise: string): string => message || otherwise;
