// Preloaded into the server: when the process that started it lets go, or is killed, it stops as if it were told to.
process.once('disconnect', () => process.emit('SIGTERM'));
// The listener alone must not keep the server's process alive.
process.channel?.unref();
