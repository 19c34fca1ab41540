import { registryOf } from '../testing/registry.ts';
import { factsOf, ownerFinder } from './error-facts.ts';

const errorIn = (stack: string, error: Error = new TypeError('Mahsa wrote: my card is 4242')): Error =>
  Object.assign(error, { stack: `TypeError: Mahsa wrote: my card is 4242\n${stack}` });

const findOwner = ownerFinder(registryOf({ feed: {}, live: {} }));

describe('the owner of an error', () => {
  it('is the remote whose script threw, also from within a library of the shell', () => {
    const error = errorIn(`    at render (${location.origin}/react.1.js:1:2)
    at Live (${location.origin}/remotes/live/1/page.js:3:4)
    at Feed (${location.origin}/remotes/feed/1/page.js:5:6)`);
    expect(findOwner(error)).toBe('live');
    expect(findOwner(undefined, `${location.origin}/remotes/feed/1/page.js`)).toBe('feed');
  });

  it('is the shell where no remote is among the callers, and nobody for what comes from elsewhere', () => {
    expect(findOwner(errorIn(`    at boot (${location.origin}/main.1.js:1:2)`))).toBe('shell');
    expect(findOwner(errorIn('    at run (chrome-extension://abc/content.js:1:2)'))).toBeNull();
    expect(findOwner('just a text')).toBeNull();
  });
});

describe('the facts of an error', () => {
  it('are alike for the same place and differ for another, whatever was said', () => {
    const at = (line: number) => errorIn(`    at a (${location.origin}/remotes/live/1/page.js:${line}:4)`);
    const other = Object.assign(at(3), { message: 'other words' });
    expect(factsOf(at(3))).toEqual({
      name: 'TypeError',
      fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/) as string,
    });
    expect(factsOf(other)).toEqual(factsOf(at(3)));
    expect(factsOf(at(4)).fingerprint).not.toBe(factsOf(at(3)).fingerprint);
  });

  it('hold no words of anybody', () => {
    const named = Object.assign(new Error(), { name: 'My card is 4242' });
    expect(factsOf(named).name).toBe('Error');
    expect(factsOf({ name: 'TypeError' }).name).toBe('Error');
  });
});
