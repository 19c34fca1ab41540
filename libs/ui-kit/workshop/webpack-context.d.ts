/** The part of webpack's import.meta that gathers modules by pattern. */
interface ImportMeta {
  webpackContext(
    directory: string,
    options: { recursive: boolean; regExp: RegExp },
  ): { keys(): string[]; (key: string): unknown };
}
declare module '*.jpg' {
  const url: string;
  export default url;
}
