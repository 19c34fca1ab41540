import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tokensOfEverybody } from './testing/access/everybody.ts';
import { createTestApi } from './testing/api.ts';
import { toInjection } from './testing/fuzz/requests.ts';
import { readApiDocument, type Operation } from './testing/openapi/operations.ts';
import { textPlaces } from './testing/openapi/samples.ts';

const NOT_OF_PEOPLE = ['application/sdp', 'application/trickle-ice-sdpfrag', 'text/plain'];
/** Signs that show nothing: letters without a picture, what takes no room, marks alone, tags of flags, spaces. */
const BLANKS = ['\u3164', '\u2800\uFFA0', '\u200B\u200D\uFE0F', '\u0301', '\u{E0041}\u{E0042}', '\u3000\u2003\n'];

/** What proves or names somebody is compared with what is known, whatever it looks like. */
const NO_WORDS = new Set(
  'password proof token code recoveryCode challenge binding source username callbackUrl iss flow state'.split(' '),
);
const LOGIN = /^(login|finish|start|verify|getPasswordSalt)/;

/** What somebody has read is compared, and never written. */
const isAboutWords = ({ operationId }: Operation, place: readonly string[]): boolean =>
  place[0] !== 'basedOn' && !LOGIN.test(operationId) && (place.at(-1) === 'state' || !NO_WORDS.has(place.at(-1) ?? ''));

interface Failure {
  code?: unknown;
  details?: Array<{ path: string }>;
  data?: unknown;
}

test('what shows nothing is nothing in every text that the API takes', async (t) => {
  const api = await createTestApi(t);
  const { operations, schemas } = await readApiDocument();
  const tokens = await tokensOfEverybody(api);
  const call = async (operation: Operation, body: unknown) => {
    const path = operation.path.replace(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000');
    const request = { caller: 'guest' as const, path, query: {}, headers: {}, body };
    const answer = await api.app.inject(toInjection(operation, request, tokens[operation.access]));
    return { status: answer.statusCode, body: answer.json<Failure>() };
  };

  const seen = new Set<string>();
  for (const operation of operations) {
    // What programs say to each other, and what only measures a line, is no text of anybody.
    if (!operation.body || NOT_OF_PEOPLE.includes(operation.body.type)) continue;
    for (const { place, bodyWith } of textPlaces(operation.body.schema, schemas)) {
      if (!isAboutWords(operation, place)) continue;
      const field = place.join('.');
      const isNamed = ({ body }: { body: Failure }) => body.details?.some(({ path }) => path === field) ?? false;
      const name = `${operation.operationId} ${field}`;
      seen.add(name);
      const empty = await call(operation, bodyWith(''));
      for (const blank of BLANKS) {
        const answer = await call(operation, bodyWith(blank));
        const told = `${name} with ${JSON.stringify(blank)} answers ${answer.status} ${JSON.stringify(answer.body)}`;
        assert.equal(isNamed(answer), isNamed(empty), told);
        assert.ok(answer.status < 300 ? empty.status < 300 : answer.status < 500, told);
        if (answer.status >= 300) assert.match(String(answer.body.code), /^[a-z-]+\.[a-z_]+$/, told);
        const kept = (answer.body.data as Record<string, unknown> | undefined)?.[place.at(-1) ?? ''];
        assert.ok(kept === undefined || kept === '', told);
      }
    }
  }
  for (const one of ['registerUser name', 'updateVideo title', 'createComment text', 'changeSiteSettings siteName'])
    assert.ok(seen.has(one), `${one} was not looked at`);
});
