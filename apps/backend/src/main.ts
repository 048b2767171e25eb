import { isDemonstrated, readConfig } from './config.ts';
import { openDatabase } from './database/open-database.ts';
import { createLog, plainReason } from './log.ts';
import { createServer } from './server.ts';

/** Starts the backend from the environment; runs until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  // What it writes is for its own user's eyes alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  // Node's own report of such an error would print it whole, a failed query's parameters included.
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught');
    process.exit(1);
  });
  // At every level of the log: npm start waits as long as steps are reported.
  const progress = log.child({}, { level: 'info' });
  const onStep = (step: string): void => progress.info({ step }, 'starting');
  onStep('opening the database');
  const database = await openDatabase(config, {
    onTrouble: (error) => log.warn({ err: error }, 'trouble with the database'),
    onLost: (error) => {
      // Not another statement from here: the folder may be somebody else's by now, or the engine is gone.
      log.fatal({ err: error }, 'the database was lost');
      process.exit(1);
    },
  });
  const demonstrate = isDemonstrated(config)
    ? // biome-ignore lint/style/noRestrictedImports: the one door to the demonstration, opened only where it is wanted.
      (await import('../demo/demonstrate.ts')).demonstrationOf(config)
    : undefined;
  const server = await createServer({ config, database, log, demonstrate, onStep });
  const url = await server.listen(config.port, config.host);
  progress.info({ url }, 'listening');

  let isStopping = false;
  const stop = (signal: string): void => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    server.close().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => stop('SIGTERM'));
  process.on('SIGINT', () => stop('SIGINT'));
}

main().catch((error: unknown) => {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exit(1);
});
