const { globSync } = require('node:fs');
const path = require('node:path');

const WORKSPACE = path.resolve(__dirname, '../..');

/**
 * What pages are made of. Not what starts one (the entries of the builds, workers), and not what only tests and the
 * workshop use.
 */
const files = globSync(
  ['apps/{shell,*-remote}/src/**/*.{ts,tsx}', 'libs/{api-client,contract,runtime,session,ui-kit}/src/**/*.{ts,tsx}'],
  { cwd: WORKSPACE },
).filter(
  (file) =>
    !/\.(test|story|worker|d)\.tsx?$|\/testing\/|\/app\/standalone\.tsx$|^apps\/shell\/src\/index\.ts$/.test(file),
);

/** What would stay open, and keep a server's process from its end. */
const OPENERS = ['BroadcastChannel', 'EventSource', 'WebSocket', 'Worker', 'setInterval', 'setTimeout'];

test('every module of a page loads where there is no browser, and opens nothing', () => {
  expect(typeof window).toBe('undefined');
  expect(files.length).toBeGreaterThan(1000);
  const opened = new Set();
  const broken = new Set();
  for (const name of OPENERS) {
    // No arrow: most of them are made with `new`.
    const value = function opener() {
      opened.add(name);
    };
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
  for (const file of files) {
    try {
      jest.requireActual(path.join(WORKSPACE, file));
    } catch (error) {
      // Where it broke, which is once for all that import it.
      const { message, stack = '' } = error;
      const place = stack.split('\n').find((line) => /[( ]\/.*\/(apps|libs)\//.test(line)) ?? file;
      broken.add(`${message} ${place.replace(WORKSPACE, '').trim()}`);
    }
  }
  expect([...broken]).toEqual([]);
  expect([...opened]).toEqual([]);
}, 300_000);
