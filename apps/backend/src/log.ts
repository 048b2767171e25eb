import { DrizzleQueryError } from 'drizzle-orm';
import pino from 'pino';

export type Log = pino.Logger;

// The log is given no header, parameter or body at all; these paths are the net under that rule.
const secretPaths = ['authorization', 'token', 'password', 'sign', 'secret', 'access_token'].flatMap((name) => [
  name,
  `*.${name}`,
  `*.headers.${name}`,
]);

/** Structured logs, one JSON object a line. */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secretPaths, censor: '[redacted]' },
      serializers: { err: loggedError },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

/** An error as the log may keep it: a failed query without its parameters and a database's word without its values. */
function loggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  if (error instanceof DrizzleQueryError) {
    return { type: error.name, query: error.query, cause: loggedError(error.cause), stack: frames(error) };
  }
  return {
    type: error.name,
    message: safeMessage(error),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
    stack: frames(error),
  };
}

/** What an operator reads of an error that ends the process; a failed query's own message would hold its parameters. */
export function plainReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  // A name with several addresses, none of which answered: each has its reason, the whole has no words.
  if (error instanceof AggregateError) return error.errors.map(plainReason).join('; ');
  return error instanceof DrizzleQueryError ? plainReason(error.cause) : safeMessage(error);
}

// A database's data exceptions (SQLSTATE class 22) quote the value that they could not take.
function safeMessage(error: Error): string {
  const isData = 'code' in error && typeof error.code === 'string' && /^22[\dA-Z]{3}$/.test(error.code);
  return isData ? 'a value that the database could not take' : error.message;
}

// The first lines of a stack repeat the message, which for a failed query holds its parameters.
function frames(error: Error): string {
  return (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n');
}
