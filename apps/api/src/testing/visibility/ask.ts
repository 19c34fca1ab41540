export interface Ask {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: object;
}

export const get = (url: string): Ask => ({ method: 'GET', url });

export const post = (url: string, body?: object): Ask => ({ method: 'POST', url, ...(body && { body }) });

export const put = (url: string, body: object): Ask => ({ method: 'PUT', url, body });

export const remove = (url: string, body?: object): Ask => ({ method: 'DELETE', url, ...(body && { body }) });
