import { HOME_PATH, profilePath } from '@barg/contract';

/** The addresses of this remote's pages. */
export const paths = { __camel__: '/__name__' } as const;

/** Pages of other teams that this one leads to. */
export const sitePaths = { home: HOME_PATH, profile: profilePath } as const;
