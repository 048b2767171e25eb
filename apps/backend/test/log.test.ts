import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createLog, plainReason } from '../src/log.ts';
import { openPrepared } from './open-prepared.ts';

describe('the log', () => {
  function capture(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
    const lines: string[] = [];
    write(createLog('debug', { write: (line: string) => void lines.push(line) }));
    expect(lines).toHaveLength(1);
    const entry: unknown = JSON.parse(lines[0] ?? '');
    return { ...(entry as object) };
  }

  it('is one JSON object a line, with level and time as text', () => {
    const entry = capture((log) => log.info({ url: 'http://127.0.0.1:1' }, 'listening'));
    expect(entry).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      url: 'http://127.0.0.1:1',
      msg: 'listening',
    });
  });

  it('hides what is secret by its name, should it ever be handed in', () => {
    const secrets = { password: 'a', token: 'b', sign: 'c', headers: { authorization: 'd' } };
    const text = JSON.stringify(capture((log) => log.info({ ...secrets, call: secrets }, 'oops')));
    expect(text).not.toMatch(/"[abcd]"/);
    expect(text).toContain('[redacted]');
  });

  it('keeps a failed query’s text and the database’s word for it, and none of its parameters', async () => {
    const database = await openPrepared('migrated');
    const secret = 'a value that belongs to nobody';
    const error: unknown = await database.queries
      .execute(sql`select ${secret}::integer`)
      .then(() => undefined)
      .catch((failure: unknown) => failure);
    const unique: unknown = await database.queries
      .execute(sql`insert into rate_limits select ${secret}, 1, now() from generate_series(1, 2)`)
      .then(() => undefined)
      .catch((failure: unknown) => failure);
    await database.close();
    expect(error).toBeInstanceOf(Error);
    const invalidText = JSON.stringify(capture((log) => log.error({ err: error }, 'failed')));
    expect(invalidText).toContain('select $1::integer');
    expect(invalidText).toContain('22P02');
    const uniqueText = JSON.stringify(capture((log) => log.error({ err: unique }, 'failed')));
    expect(uniqueText).toContain('rate_limits_pkey');
    for (const text of [invalidText, uniqueText, plainReason(unique)]) expect(text).not.toContain(secret);
  });
});
