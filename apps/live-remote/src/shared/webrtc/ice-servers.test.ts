import { readIceServers } from './ice-servers.ts';

test('reads the relays of an answer, and no other links', () => {
  const header =
    '<turn:a.example:3478?transport=udp>; rel="ice-server"; username="12:me"; credential="x+/,y="; credential-type="password", ' +
    '<https://a.example/next>; rel="next", <stun:a.example>; rel="ice-server"';
  expect(readIceServers(header)).toEqual([
    { urls: 'turn:a.example:3478?transport=udp', username: '12:me', credential: 'x+/,y=' },
    { urls: 'stun:a.example' },
  ]);
  expect(readIceServers(null)).toEqual([]);
  expect(readIceServers('nonsense')).toEqual([]);
});
