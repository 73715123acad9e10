// Required by mocha's workers under coverage. Mocha ends a worker that takes more than a second over its end, as one
// does that writes its coverage on a busy machine: what all its tests have reached would then count as never reached.

if (process.env.MOCHA_WORKER_ID !== undefined) process.on("SIGTERM", () => {});
