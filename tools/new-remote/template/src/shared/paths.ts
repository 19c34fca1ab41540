/** The addresses of this remote's pages. */
export const paths = { __camel__: '/__name__' } as const;

/** Pages of other teams that this one leads to. */
export const sitePaths = { home: '/home', profile: (username: string) => `/${username}` } as const;
