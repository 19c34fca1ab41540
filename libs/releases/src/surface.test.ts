import assert from 'node:assert/strict';
import test from 'node:test';
import { surfaceSchema, type Shape } from './surface.ts';

const libraryWith = (shape: unknown) => ({ '@barg/ui-kit': { version: '1.0.0', exports: { Ribbon: shape } } });

const SHAPES: Array<Shape | null> = [
  null,
  'string',
  { list: { list: 'number' } },
  { union: ['string', { list: 'string' }] },
  { parameters: [{ type: 'string', isOptional: true }, { type: { union: [] } }], returns: 'void' },
  {
    properties: { title: { type: 'string' }, onPress: { type: { parameters: [], returns: 'void' }, isOptional: true } },
  },
];
for (const shape of SHAPES) {
  test(`reads ${JSON.stringify(shape)} as it is`, () => {
    assert.deepEqual(surfaceSchema.parse(libraryWith(shape)), libraryWith(shape));
  });
}

const OTHERS: unknown[] = [
  ...[1, [], {}, { list: 1 }, { union: 'string' }, { union: [1] }, { parameters: [], returns: 1 }, { parameters: [] }],
  ...[{ parameters: ['string'], returns: 'void' }, { properties: [] }, { properties: { title: 'string' } }],
  { properties: { title: { type: 'string', isOptional: false } } },
];
for (const shape of OTHERS) {
  test(`refuses ${JSON.stringify(shape)}`, () => {
    assert.equal(surfaceSchema.safeParse(libraryWith(shape)).success, false);
  });
}
