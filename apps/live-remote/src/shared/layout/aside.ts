import { OPTIONAL_PART } from '@barg/ui-kit';

/** For parts beside what people came for: they take no room while their code comes, and may stay away. */
export const ASIDE = { ...OPTIONAL_PART, waiting: () => null };
