/** The server's own sentence, else the given one. */
export const failureText = ({ message }: { message: string }, otherwise: string): string => message || otherwise;
