import { spawnSync } from 'node:child_process';
import { minutes } from '@tutor/rules/time/durations';
import { describe, expect, it } from 'vitest';
import { startTurn } from '../../../tests/stack/turn.ts';
import { iceServersFor, noIceServers } from '../src/calls/ice-servers.ts';
import { readConfig } from '../src/config.ts';
import { startBackend } from './start-backend.ts';

const now = new Date('2026-11-26T08:00:00Z');
const required = { APP_ID: 'app', APP_SECRET: 'long-enough', ROOT_SECRET: 'x'.repeat(32) };

describe('servers for calls', () => {
  it('are those of the settings, with a name that ends and its HMAC-SHA1', () => {
    const { ice } = readConfig({
      ...required,
      STUN_URLS: 'stun:stun.example:3478',
      TURN_URLS: 'turn:turn.example:3478?transport=udp, turns:turn.example:5349',
      TURN_SECRET: 'north-wind-and-sun',
      TURN_LIFETIME_MINUTES: '10',
    });
    expect(iceServersFor(ice, { personId: 42 }, now)).toEqual({
      servers: [
        { urls: ['stun:stun.example:3478'] },
        {
          urls: ['turn:turn.example:3478?transport=udp', 'turns:turn.example:5349'],
          username: '1795680600:42',
          // openssl dgst -sha1 -hmac north-wind-and-sun -binary | base64
          credential: 'M+MBp7dNpAkNmDAAWBSS02TchP0=',
        },
      ],
      expiresAt: new Date('2026-11-26T08:10:00Z'),
    });
  });

  it('end soon, and with the session where that ends before', () => {
    const { ice } = readConfig({ ...required, TURN_URLS: 'turn:turn.example', TURN_SECRET: 'north-wind-and-sun' });
    const endOf = (sessionEndsAt?: Date) => {
      const { servers, expiresAt } = iceServersFor(ice, { personId: 42, sessionEndsAt }, now);
      expect(servers[0]?.username).toBe(`${expiresAt.getTime() / 1_000}:42`);
      return expiresAt.getTime() - now.getTime();
    };
    expect(endOf()).toBe(minutes(10));
    expect(endOf(new Date(now.getTime() + minutes(60)))).toBe(minutes(10));
    expect(endOf(new Date(now.getTime() + minutes(3)))).toBe(minutes(3));
  });

  it('are given to nobody whose session is over', async () => {
    const backend = await startBackend();
    const { client } = await backend.signIn(await backend.createTutor());
    expect((await client.calls.iceServers()).body.IceServers).toEqual([]);
    await client.account.logout();
    await expect(client.calls.iceServers()).rejects.toMatchObject({ kind: 'sessionGone' });
    await backend.close();
  });

  it('are none without settings', () => {
    expect(iceServersFor(readConfig(required).ice, { personId: 42 }, now).servers).toEqual([]);
    expect(iceServersFor(noIceServers, { personId: 42 }, now).servers).toEqual([]);
  });

  it.each([
    [{ TURN_URLS: 'turn:turn.example' }, /TURN_SECRET: is needed with TURN_URLS/],
    [{ TURN_URLS: 'http://turn.example', TURN_SECRET: 'x'.repeat(16) }, /TURN_URLS/],
    [{ STUN_URLS: 'turn:turn.example' }, /STUN_URLS/],
    [{ TURN_LIFETIME_MINUTES: '61' }, /TURN_LIFETIME_MINUTES/],
    [{ TURN_LIFETIME_MINUTES: '4' }, /TURN_LIFETIME_MINUTES/],
  ])('are not taken from %j', (settings, reason) => {
    expect(() => readConfig({ ...required, ...settings })).toThrow(reason);
  });

  it('a real TURN server relays by these credentials, and by no others', { timeout: 120_000 }, async (context) => {
    const turn = await startTurn();
    if (turn === undefined) return context.skip('There is no TURN server here.');
    const { port, settings, stop } = turn;
    const credentialsAt = (at: Date) => {
      const { ice } = readConfig({ ...required, ...settings });
      const [server] = iceServersFor(ice, { personId: 42 }, at).servers;
      return [server?.username ?? '', server?.credential ?? ''] as const;
    };
    // coturn's own client: it allocates, and sends two messages through the relay.
    const relayed = ([username, credential]: readonly [string, string]): boolean => {
      const given = [
        '-u',
        username,
        '-w',
        credential,
        '-p',
        String(port),
        '-y',
        '-c',
        '-m',
        '1',
        '-n',
        '1',
        '127.0.0.1',
      ];
      return spawnSync('turnutils_uclient', given, { stdio: 'ignore', timeout: 20_000 }).status === 0;
    };
    try {
      const [username, credential] = credentialsAt(new Date());
      expect(relayed([username, credential])).toBe(true);
      expect(relayed([username.replace(':42', ':43'), credential])).toBe(false);
      expect(relayed(credentialsAt(new Date(Date.now() - minutes(11))))).toBe(false);
    } finally {
      await stop();
    }
  });
});
