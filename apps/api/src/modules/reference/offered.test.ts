import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COMPLETE_LOCALES } from '@barg/contract';
import { createAddressBody } from '../addresses/addresses.schema.ts';
import { registerPerformerBody, updatePerformerBody } from '../performers/performers.schema.ts';
import { documentKindSchema } from '../performers/verification.schema.ts';
import { updateUserBody } from '../users/users.schema.ts';
import { countries } from './countries.ts';
import { cultures } from './cultures.ts';
import { detailedLanguages, simpleLanguages } from './languages.ts';
import { citiesOf, statesOf } from './places.ts';
import { userAdditional } from './user-additional.ts';

interface Schema {
  safeParse: (value: unknown) => { success: boolean };
}

/** What is offered and would be refused by who takes it. */
const refused = <Offered>(offered: readonly Offered[], schema: Schema, bodyOf: (one: Offered) => object): Offered[] => {
  assert.notEqual(offered.length, 0);
  return offered.filter((one) => !schema.safeParse(bodyOf(one)).success);
};

const address = { name: 'Nilou', country: 'IR', city: 'Tehran', street: 'Valiasr 1' };

test('every language that is offered is accepted', () => {
  const codes = [...simpleLanguages().map(({ code }) => code), ...detailedLanguages().map(({ iso639_1 }) => iso639_1)];
  const offered = codes.filter((code) => code !== '');
  const { languages: ofRegistration } = registerPerformerBody.shape;
  assert.deepEqual(
    refused(offered, updateUserBody, (code) => ({ languages: [code] })),
    [],
  );
  assert.deepEqual(
    refused(offered, updatePerformerBody, (code) => ({ languages: [code] })),
    [],
  );
  assert.deepEqual(
    offered.filter((code) => !ofRegistration.safeParse([code]).success),
    [],
  );
  assert.equal(updateUserBody.safeParse({ languages: ['xx'] }).success, false);
});

test('every culture and every country that is offered is accepted', () => {
  assert.deepEqual(
    refused(cultures(), updateUserBody, ({ code }) => ({ locale: code })),
    [],
  );
  assert.deepEqual(
    refused(countries(), updateUserBody, ({ code_2: country }) => ({ country })),
    [],
  );
  assert.deepEqual(
    refused(countries(), updatePerformerBody, ({ code_2: country }) => ({ country })),
    [],
  );
  assert.deepEqual(
    refused(countries(), createAddressBody, ({ code_2: country }) => ({ ...address, country })),
    [],
  );
});

test('every state that is offered is accepted, and every city where people are', async () => {
  const states = (await Promise.all(countries().map(({ code_2: code }) => statesOf(code)))).flat();
  const names = states.flatMap(({ name, nativeName = name }) => [name, nativeName]);
  assert.deepEqual(
    refused(names, createAddressBody, (state) => ({ ...address, state })),
    [],
  );
  for (const country of ['IR', 'US', 'EG', 'IN']) {
    const ofStates = await Promise.all((await statesOf(country)).map(({ code }) => citiesOf(country, code)));
    const cities = ofStates.flatMap((list) => list ?? []).flatMap(({ name, nativeName = name }) => [name, nativeName]);
    assert.deepEqual(
      refused(cities, createAddressBody, (city) => ({ ...address, city })),
      [],
      country,
    );
    assert.deepEqual(
      refused(cities, updatePerformerBody, (city) => ({ city })),
      [],
      country,
    );
  }
});

test('every craft, kind of link and kind of document that is offered is accepted', () => {
  for (const locale of COMPLETE_LOCALES) {
    const { crafts, linkKinds, documentKinds } = userAdditional(locale);
    const url = 'https://example.com';
    assert.deepEqual(
      refused(crafts, updatePerformerBody, ({ label: craft }) => ({ craft })),
      [],
    );
    assert.deepEqual(
      refused(linkKinds, updatePerformerBody, ({ value: kind }) => ({ links: [{ kind, url }] })),
      [],
    );
    assert.deepEqual(
      documentKinds.filter(({ value }) => !documentKindSchema.safeParse(value).success),
      [],
    );
  }
});
