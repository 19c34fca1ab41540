/** A package.json, as far as it says which commands there are. */
export interface OwnScripts {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** Programs of packages, by what `npx` starts. */
const PROGRAMS: Readonly<Record<string, string>> = {
  playwright: '@playwright/test',
  'barg-remote': '@barg/remote-kit',
};

/** The commands in a text that a repository with this package.json lacks, or takes no such words for. */
export function foreignCommands(text: string, own: OwnScripts): string[] {
  const scripts = [...text.matchAll(/\bnpm run ([a-z]+(?:[:-][a-z]+)*)(?: -- <?[a-z-]+)?(?: -w \S+)?/g)];
  // A repository of one remote has no workspaces, and its commands take no remote's name.
  const lacking = scripts.filter(([line, name = '']) => !(name in own.scripts) || / -w |-remote$| <remote/.test(line));
  // Scripts that npm starts by a word of its own.
  const short = [...text.matchAll(/\bnpm (start|test)\b/g)].filter(([, name = '']) => !(name in own.scripts));
  const programs = [...text.matchAll(/\bnpx ([a-z-]+)/g)].filter(([, name = '']) => PROGRAMS[name] === undefined);
  return [...lacking, ...short, ...programs].map(([line]) => line);
}
