/** Whether a page asks that this server has sent, as the API judges it of its own. */
const isOwnPage = ({ headers: { origin, host } }) => URL.canParse(origin) && new URL(origin).host === host;

/**
 * What a development server sends on to the site. The API takes sockets of its own pages only: what is of the same origin
 * here is of the same origin there. Pages of other sites stay strangers.
 *
 * @param {string} site its address
 */
export function apiProxy(site) {
  const { origin } = new URL(site);
  const asOfTheSite = (outgoing, incoming) => {
    if (isOwnPage(incoming)) outgoing.setHeader('origin', origin);
  };
  return {
    context: ['/api', '/socket.io', '/files'],
    target: site,
    ws: true,
    changeOrigin: true,
    on: { proxyReq: asOfTheSite, proxyReqWs: asOfTheSite },
  };
}
