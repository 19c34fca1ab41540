/** The tus client, in a module of its own because it is needed only with a file to send. */
export { Upload as TusUpload } from 'tus-js-client';
