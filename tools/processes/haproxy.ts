import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CleanUp } from '../../apps/api/src/testing/after-test.ts';

/** Why there is no haproxy to start, or false; `npm test` brings one where that is possible, see tools/haproxy.ts. */
export const lackOfHaproxy: string | false =
  spawnSync('haproxy', ['-v']).status === 0 ? false : 'there is no haproxy: apt-get install haproxy brings it';

/** Ends the balancer as soon as the test process has gone, also when that was killed. */
const RUN = 'haproxy -db -f "$1" & balancer=$!; read -r _; kill -9 "$balancer"; wait "$balancer"';

const serversOf = (name: string, ports: readonly string[], options: (server: string) => string): string =>
  ports.map((port, at) => `  server ${name}-${at} 127.0.0.1:${port} ${options(`${name}-${at}`)}`).join('\n');

/** Ports of the processes of a site. */
interface Ports {
  apis: readonly string[];
  edges: readonly string[];
}

/**
 * As the guide to several processes has it: browsers that poll keep to a process. All other requests go to any, those to
 * edges too: the tests' come from one address, and every edge is to answer.
 */
const configuration = (port: string, { apis, edges }: Ports): string => `
defaults
  mode http
  timeout connect 1s
  timeout client 1m
  timeout server 1m
  timeout tunnel 1h
  timeout check 5s
  retries 3
  option redispatch 1
  option forwardfor
frontend site
  bind 127.0.0.1:${port}
  use_backend sockets if { path_beg /socket.io/ }
  use_backend api if { path_beg /api/ }
  default_backend edge
backend sockets
  cookie barg-process insert indirect nocache httponly
  option httpchk GET /api/ready
  default-server check inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${serversOf('api', apis, (name) => `cookie ${name}`)}
backend api
  option httpchk GET /api/ready
  default-server check inter 1s fall 2 rise 1
${serversOf('api', apis, () => '')}
backend edge
  option httpchk GET /registry.json
  default-server check inter 1s fall 2 rise 1
${serversOf('edge', edges, () => '')}
`;

/** Puts a haproxy on a port before the processes of a site. */
export async function startHaproxy(cleanUp: CleanUp, port: string, processes: Ports): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'barg-haproxy-'));
  const file = path.join(folder, 'haproxy.cfg');
  await writeFile(file, configuration(port, processes));
  const shell = spawn('sh', ['-c', RUN, 'sh', file], { stdio: ['pipe', 'ignore', 'ignore'] });
  const ended = once(shell, 'exit');
  cleanUp.after(async () => {
    shell.stdin.end('\n');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
}
