// A fake Twitter on this machine: checks signatures as in RFC 5849, and asks on a page who logs in.
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import { createTwitter } from './twitter.ts';

const { PORT = '3102', CONSUMER_KEY: consumerKey = '', CONSUMER_SECRET: consumerSecret = '' } = process.env;
const url = `http://127.0.0.1:${PORT}`;
const twitter = createTwitter({ consumerKey, consumerSecret, url: () => url });

/** The name `tara` always gives the same person and id. */
const personOf = (name: string) => ({
  user_id: String(createHash('sha256').update(name).digest().readUInt32BE()),
  screen_name: name,
});

const askWho = (response: ServerResponse, token: string): void => {
  const isKnown = /^[0-9a-f]+$/.test(token);
  response.writeHead(isKnown ? 200 : 400, { 'content-type': 'text/html; charset=utf-8' }).end(
    `<!doctype html><html lang="en"><title>Twitter</title><form action="/answer">
      <input type="hidden" name="oauth_token" value="${isKnown ? token : ''}">
      <label>Your name <input name="name"></label>
      <button name="answer" value="allow">Allow</button><button name="answer" value="deny">Cancel</button>
    </form>`,
  );
};

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', url);
  const token = searchParams.get('oauth_token') ?? '';
  if (pathname === '/oauth/authenticate') return askWho(response, token);
  if (pathname === '/answer') {
    const isAllowed = searchParams.get('answer') === 'allow';
    const person = personOf(searchParams.get('name') ?? '');
    const back = isAllowed ? twitter.allow(token, person) : twitter.deny(token);
    response.writeHead(302, { location: back.href }).end();
    return;
  }
  if (pathname === '/ready') {
    response.writeHead(200).end();
    return;
  }
  void twitter.handle(request, response);
}).listen(Number(PORT), '127.0.0.1');
