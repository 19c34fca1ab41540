import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looksOfficial } from './official-names.ts';

test('who passes for the site itself is told, however it is spelt', () => {
  const official = [
    ...['support', 'staff', 'moderator', 'billing', 'official', 'root', 'noreply', 'no_reply', 'Support'],
    ...[
      'm0derator',
      'adm1n',
      'b1lling',
      'supp0rt',
      'support24',
      'help.desk',
      'the_admin',
      'support_team',
      'admin.official',
    ],
    ...['login', 'log_in', 'L0gin', 'barg.login', 'logout', 'register', 'signup', 'sign.in'],
    ...['barg', 'barg_support', 'supportbarg', 'barg.official', 'bargteam', 'real_barg', 'barg2026'],
    ...['hesabdari', 'pardakht24', 'edareh', 'amniat', 'khadamat.barg', 'aldaam', 'alidara', 'khidmat', 'fawatir'],
    ...['poshtibani', 'modir', 'daam', 'mudir', 'destek', 'hilfe', 'aide', 'soporte', 'kefu', 'podderzhka'],
  ];
  assert.deepEqual(
    official.filter((name) => !looksOfficial(name)),
    [],
  );
});

test('names that only have such a word within them are people’s own', () => {
  const own = [
    'mahsa',
    'supportive',
    'rootsandwings',
    'teamwork',
    'helpful_hana',
    'bargain',
    'sara1368',
    'modiri',
    'leila.press.photo',
    'blogin_a_garden',
  ];
  assert.deepEqual(own.filter(looksOfficial), []);
});
