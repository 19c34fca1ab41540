import { CONTRACT_VERSION } from './versions.ts';
import { parseRemoteDescriptor } from './schemas/descriptor.ts';
import { roomOf, showingOf, type Showable } from './showings.ts';

const panel: Showable = {
  shows: [
    { to: ['guest', 'user'], where: { '/performer/isSubscribed': true }, height: 184 },
    { to: ['guest', 'user'], where: { '/performer/yearlyPrice': null }, height: 237 },
    { to: ['guest', 'user'], height: 323 },
  ],
};

describe('how a filler shows', () => {
  it.each([
    [{ isSubscribed: true, yearlyPrice: null }, 184],
    [{ isSubscribed: false, yearlyPrice: null }, 237],
    [{ isSubscribed: false }, 237],
    [{ isSubscribed: false, yearlyPrice: 90 }, 323],
  ])('to a guest of %j is %i pixels high', (performer, height) => {
    expect(showingOf(panel, 'guest', { performer })?.height).toBe(height);
  });

  it('is not at all to whom it is not for', () => {
    expect(showingOf(panel, 'performer', { performer: {} })).toBeNull();
    expect(showingOf(panel, 'performer')).toBeNull();
  });

  it('is not known of one that says nothing, nor held against it', () => {
    expect(showingOf({}, 'operator', {})).toEqual({});
  });

  it('is not where no value fits, and may be while the values are not known', () => {
    const filler: Showable = { shows: [{ where: { '/performer/isSubscribed': true } }] };
    expect(showingOf(filler, 'user', { performer: null })).toBeNull();
    expect(showingOf(filler, 'user')).not.toBeNull();
  });
});

describe('the room of several', () => {
  const both = [{ width: 40, height: 40 }, { width: 40, height: { narrow: 60, wide: 20 } }, {}];

  it('beside each other has the gap between those that have a width', () => {
    expect(roomOf(both, 'row', 8)).toEqual({ width: 88, height: { narrow: 60, wide: 40 } });
  });

  it('below each other adds up their heights', () => {
    expect(roomOf(both, 'column', 8)).toEqual({ width: 40, height: { narrow: 108, wide: 68 } });
  });

  it('is none where nobody shows', () => {
    expect(roomOf([], 'row', 8)).toEqual({ width: 0, height: { narrow: 0, wide: 0 } });
  });
});

describe('the schema of descriptors', () => {
  const parse = (fill: object) =>
    parseRemoteDescriptor({
      name: 'quiz',
      contract: CONTRACT_VERSION,
      routes: [],
      nav: [],
      fills: [{ slot: 'profile.aside', expose: './a', order: 1, ...fill }],
      offers: [],
      intents: [],
    }).fills[0];

  it('takes one of before fillers said how they show', () => {
    expect(parse({})).toEqual({ slot: 'profile.aside', expose: './a', order: 1 });
  });

  it('keeps what a filler says of itself', () => {
    expect(parse(panel)).toMatchObject(panel);
    expect(parse({ shows: [{ height: { narrow: 60, wide: 40 } }] })?.shows).toEqual([
      { height: { narrow: 60, wide: 40 } },
    ]);
  });

  it.each([[[]], [[{ to: ['nobody'] }]], [[{ where: { performer: true } }]], [[{ height: -1 }]]])(
    'refuses %j',
    (shows) => {
      expect(() => parse({ shows })).toThrow();
    },
  );
});
