// Preloaded into the server: stops it when the parent process closes the IPC channel or is killed.
process.once('disconnect', () => {
  const isHeard = process.emit('SIGTERM');
  if (!isHeard) process.exit(1);
});
// The listener alone must not keep the server alive.
process.channel?.unref();
