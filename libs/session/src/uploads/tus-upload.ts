/** The client of tus, in a file of its own because it is only needed once there is a file to send. */
export { Upload as TusUpload } from 'tus-js-client';
