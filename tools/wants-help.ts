/** Whether a command is only asked how it is used, whatever else stands beside it. */
export const wantsHelp = (args: readonly string[]): boolean => args.some((arg) => arg === '--help' || arg === '-h');
