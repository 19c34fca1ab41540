/** The repository of one remote, in which these tools are a package. */
interface OwnRepository {
  remote: string;
  /** The site that its package.json names. */
  site: string | undefined;
}

type Row = readonly [words: string, meaning?: string];

const BEGIN = 'npm run deploy --';

/** What each command is told; in a repository of its own the remote need not be named, and there is no shell. */
function rowsFor(own: OwnRepository | null): Row[] {
  const remote = own ? '' : ' <remote>';
  return [
    [`${BEGIN}${remote} [--canary <per cent>] [--as <label>] [--base <url>]`],
    ...(own ? [] : [[`${BEGIN} shell [--canary <per cent>] [--as <label>]`] as const]),
    [`${BEGIN} canary${remote} <per cent>`, 'change the share of a canary'],
    [`${BEGIN} promote${remote}`, "make the canary everybody's"],
    [`${BEGIN} rollback${remote} [--version <version or label>] [--force]`],
    [`${BEGIN} pause${remote} | resume${remote}`],
    [`${BEGIN} retire${remote}`, 'take it out for good: its addresses are free'],
    [`${BEGIN} list`],
    [`${BEGIN} history${remote}`],
    [own ? 'npm run check' : `${BEGIN} check${remote}`, 'compare with what the site runs, publish nothing'],
    [`${BEGIN} webhook${remote} [<address> | --rotate | --test | --remove]`],
    ['', `where the site tells you that your remote${own ? '' : ', or the shell,'} fails`],
    [`${BEGIN} keygen <team> ${own ? own.remote : '<remote>...'}`, "make a team's key"],
  ];
}

const defaultSite = (own: OwnRepository | null): string =>
  own
    ? `BARG_DEPLOY_TO, else ${own.site ?? 'barg.site of package.json'}`
    : "BARG_DEPLOY_TO, else this\n                machine's at PORT, else http://localhost:3000";

const optionsFor = (own: OwnRepository | null): string => `
  --to <url>    the site (default ${defaultSite(own)})
  --dist <folder>  publish what was built and tested elsewhere, unchanged (deploy, check)
  --unchecked   without types, lint and tests, for an emergency: the history and the console say so (deploy, check)
  --force       once more within a minute, or although ${own ? 'it' : 'a remote'} needs what the shell lacks (rollback, promote)
  --json        the outcome as one line of JSON
  --key <file>  the team's private key (default BARG_DEPLOY_KEY${own ? '' : ', else the key of the site in .data'})`;

/** How the tool is used where it is run: in a repository of one remote, or, with null, in the workspace. */
export function usageIn(own: OwnRepository | null): string {
  const rows = rowsFor(own);
  const width = Math.max(...rows.map(([words, meaning]) => (words && meaning ? words.length : 0)));
  const lines = rows.map(([words, meaning = '']) => `       ${words.padEnd(width)}  ${meaning}`.trimEnd());
  const named = own
    ? `Meant is ${own.remote}, the remote of this repository: it need not be named.`
    : `A remote is named as its folder in apps/, with or without "-remote".
The shell is released as remotes are, under the name "shell"; retiring it gives back the one that the site was started with.`;
  return `Usage: ${lines.join('\n').trimStart()}\n${optionsFor(own)}\n${named}`;
}
