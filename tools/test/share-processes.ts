/** Hooks of a whole file would run for every file of the process; mocked clocks and variables would reach them. */
const TOUCHES_WHAT_IS_SHARED = /^(before|after|beforeEach|afterEach)\(|\bmock\.|\bprocess\.(env|chdir)\b|@own-process/m;

/** Whether a test file must not share its process with others; it may also say so itself, by `@own-process`. */
export const needsOwnProcess = (source: string): boolean => TOUCHES_WHAT_IS_SHARED.test(source);

/** Deals files out into `hands` about equal shares, neighbours (which resemble each other) to different ones. */
export const dealOut = (files: readonly string[], hands: number): string[][] =>
  Array.from({ length: hands }, (_, hand) => files.filter((_file, index) => index % hands === hand));
