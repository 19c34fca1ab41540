import { screen } from '@testing-library/react';
import { isShellAddress, type RemoteDescriptor } from '@barg/contract';
import { matchRoutes, Route, Routes, useLocation } from '@barg/runtime/router';
import { landingPath, loginPath } from '@barg/session';
import { resetSession, TestSession, testPerformer, testUser } from '@barg/session/testing';
import { renderWithUi } from '@barg/ui-kit/testing';
import { routesOf } from '../site/remote-routes.ts';
import { registryOf } from '../testing/registry.ts';
import { pagesOf } from './site-routes.tsx';

// What the pages hold is of no interest here, only who reaches them.
jest.mock('../loading/lazy-page.tsx', () => ({ lazyPage: () => () => <p>shown</p>, lazyWithTexts: () => () => null }));
jest.mock('../remotes/remote-page.tsx', () => ({ RemotePage: () => <p>shown</p> }));

// The shell is compiled for browsers, which have neither.
declare const __dirname: string;
interface Files {
  readFileSync: (file: string, encoding: 'utf8') => string;
  readdirSync: (folder: string) => string[];
}
const { readFileSync, readdirSync } = jest.requireActual<Files>('node:fs');

const ROOT = `${__dirname}/../../../..`;
const guide = readFileSync(`${ROOT}/docs/guides/who-goes-where.md`, 'utf8');

/** The rows of the table below a heading, head first; code marks are dropped. */
const tableBelow = (heading: string): string[][] => {
  const [, section = ''] = guide.split(`## ${heading}\n`);
  const [body = ''] = section.split('\n## ');
  return body
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('| ---'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    );
};

const remoteApps = readdirSync(`${ROOT}/apps`).filter((app) => app.endsWith('-remote'));

/** The descriptors as the remotes are deployed with them. */
const descriptorIn = async (app: string): Promise<RemoteDescriptor> => {
  const file = `${ROOT}/apps/${app}/src/remote.ts`;
  const { descriptor } = (await import(file)) as { descriptor: RemoteDescriptor };
  return descriptor;
};

const loadPages = async () => {
  const descriptors = await Promise.all(remoteApps.map(descriptorIn));
  return pagesOf(routesOf(registryOf(Object.fromEntries(descriptors.map((found) => [found.name, found])))));
};

const mahsa = { email: 'mahsa@barg.example', username: 'mahsa.art' };
const operator = testUser({ role: 'operator' });
const visitors = {
  Guest: null,
  Fan: testUser(),
  Performer: testPerformer(mahsa),
  Operator: operator,
};

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

describe('opening an address', () => {
  const [head = [], ...rows] = tableBelow('Opening an address');
  const cases = rows.flatMap(([address = '', ...cells]) =>
    cells.map((destination, index) => [head[index + 1] ?? '', address, destination] as const),
  );

  it.each(cases)('%s at %s: %s', async (who, address, destination) => {
    const pages = await loadPages();
    resetSession(visitors[who as keyof typeof visitors]);
    renderWithUi(
      <TestSession>
        <Address />
        <Routes>
          {pages.map((page) => (
            <Route key={page.path} path={page.path} element={page.element} />
          ))}
        </Routes>
      </TestSession>,
      { route: address },
    );
    const expected = { shown: address, login: loginPath(address) }[destination] ?? destination;
    expect(screen.getByTestId('address')).toHaveTextContent(expected);
    // Wherever somebody is led, there is a page that stays.
    expect(screen.getByText('shown')).toBeInTheDocument();
  });

  it('has a row for every page', async () => {
    const pages = await loadPages();
    const walked = rows.map(
      ([address = '']) => matchRoutes([...pages], address.split('?')[0] ?? '')?.at(-1)?.route.path,
    );
    expect(pages.map((page) => page.path).filter((pattern) => !walked.includes(pattern))).toEqual([]);
  });
});

describe('after a login', () => {
  const [head = [], ...rows] = tableBelow('After a login');
  const accounts = [
    visitors.Fan,
    testUser({ username: null }),
    visitors.Performer,
    testPerformer({ ...mahsa, email: null }),
    operator,
  ];
  const cases = rows.flatMap(([returnUrl = '', ...cells]) =>
    cells.map((destination, index) => [head[index + 1] ?? '', returnUrl, destination, accounts[index]] as const),
  );

  it.each(cases)('%s with returnUrl %s: %s', (_who, returnUrl, destination, account) => {
    if (!account) throw new Error('the table has a column more than there are accounts');
    expect(landingPath(account, returnUrl === '(none)' ? null : returnUrl)).toBe(destination);
  });
});

test('the web tier knows every page of the shell as the shell’s own', () => {
  const paths = pagesOf([]).map(({ path }) => path);
  expect(paths.filter((path) => path !== '*' && !isShellAddress(path))).toEqual([]);
});
