// Preloaded into the server: when the process that started it lets go, or is killed, it stops as if it were told to.
process.once('disconnect', () => {
  const isHeard = process.emit('SIGTERM');
  if (!isHeard) process.exit(1);
});
// The listener alone must not keep the server's process alive.
process.channel?.unref();
