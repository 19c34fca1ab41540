import { pageSlugSchema, usernameSchema } from './names.ts';

type Refused = [code: string, fault?: unknown, sign?: unknown];

const refusal = (schema: typeof usernameSchema, name: string): Refused[] =>
  (schema.safeParse(name).error?.issues ?? []).map((issue) =>
    issue.code === 'custom' ? [issue.code, issue.params?.fault, issue.params?.sign] : [issue.code],
  );

describe('a username', () => {
  it.each(['abc', 'a.b_c', '0ab', 'a'.repeat(30), '  Nilou '])('may be %j', (name) => {
    expect(refusal(usernameSchema, name)).toEqual([]);
  });

  it.each<[string, Refused]>([
    ['', ['too_small']],
    ['ab', ['too_small']],
    ['a'.repeat(31), ['too_big']],
    ['a-b', ['custom', 'forbidden_sign', '-']],
    ['نیلوفر', ['custom', 'forbidden_sign', 'ن']],
    ['ni lou', ['custom', 'forbidden_sign', '␣']],
    ['a😀b', ['custom', 'forbidden_sign', '😀']],
    ['user۱', ['custom', 'forbidden_sign', '۱']],
    ['.abc', ['custom', 'forbidden_edge', '.']],
    ['abc_', ['custom', 'forbidden_edge', '_']],
  ])('may not be %j, for one reason', (name, why) => {
    expect(refusal(usernameSchema, name)).toEqual([why]);
  });

  it('is one that its pattern takes, for who reads the document of the API', () => {
    const pattern = new RegExp(String(usernameSchema.meta()?.pattern));
    for (const name of ['abc', 'a.b', 'a'.repeat(30)]) expect(name).toMatch(pattern);
    for (const name of ['ab', '.ab', 'a-b', 'a'.repeat(31)]) expect(name).not.toMatch(pattern);
  });
});

describe('the address of a page', () => {
  it.each(['a', 'about-us', 'x'.repeat(80)])('may be %j', (name) => {
    expect(refusal(pageSlugSchema, name)).toEqual([]);
    expect(name).toMatch(new RegExp(String(pageSlugSchema.meta()?.pattern)));
  });

  it.each<[string, Refused]>([
    ['', ['too_small']],
    ['x'.repeat(81), ['too_big']],
    ['About', ['custom', 'forbidden_sign', 'A']],
    ['a_b', ['custom', 'forbidden_sign', '_']],
    ['-a', ['custom', 'forbidden_edge', '-']],
    ['a-', ['custom', 'forbidden_edge', '-']],
  ])('may not be %j', (name, why) => {
    expect(refusal(pageSlugSchema, name)).toEqual([why]);
  });
});
