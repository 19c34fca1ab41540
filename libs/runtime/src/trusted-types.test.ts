import { trustedScriptUrl } from './trusted-types.ts';

const page = globalThis as { trustedTypes?: unknown };

afterEach(() => {
  delete page.trustedTypes;
});

/** As browsers have it under `trusted-types` without 'allow-duplicates'. */
const forbidDuplicates = (): string[] => {
  const names: string[] = [];
  const createPolicy = (name: string, rules: object) => {
    if (names.includes(name)) throw new TypeError(`Policy "${name}" exists`);
    names.push(name);
    return rules;
  };
  page.trustedTypes = { createPolicy };
  return names;
};

test('a policy is made once in a page, however often scripts are inserted and whoever does it', () => {
  const names = forbidDuplicates();
  expect(trustedScriptUrl('barg-one', 'https://one.example/a.js')).toBe('https://one.example/a.js');
  expect(trustedScriptUrl('barg-one', 'https://one.example/b.js')).toBe('https://one.example/b.js');
  jest.isolateModules(() => {
    const copy = jest.requireActual<{ trustedScriptUrl: typeof trustedScriptUrl }>('./trusted-types.ts');
    expect(copy.trustedScriptUrl('barg-one', '/c.js')).toBe('/c.js');
  });
  trustedScriptUrl('barg-two', '/d.js');
  expect(names).toEqual(['barg-one', 'barg-two']);
});

test('without Trusted Types an address stays as it is', () => {
  expect(trustedScriptUrl('barg-one', '/a.js')).toBe('/a.js');
});
