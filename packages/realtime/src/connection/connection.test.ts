import { hubEventNames } from '@tutor/rules/realtime/events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket as NodeWebSocket } from 'ws';
import { type Hang, type SignalrServer, startSignalrServer } from '../../testing/signalr-server.ts';
import { signalrHub } from './connection.ts';
import type { Hub } from './hub.ts';

let server: SignalrServer;
let hub: Hub | undefined;
const onEvent = vi.fn();
const onClose = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  server = await startSignalrServer();
});
afterEach(async () => {
  await hub?.stop();
  await server.close();
});

async function openHub(): Promise<Hub> {
  // ws has the browser's interface as far as the client uses it.
  hub = await signalrHub({
    url: server.url,
    eventNames: hubEventNames,
    socketConstructor: NodeWebSocket as unknown as typeof WebSocket,
  })({ onEvent, onClose });
  return hub;
}

async function connect(): Promise<Hub> {
  const opened = await openHub();
  await opened.start();
  return opened;
}

describe('a hub over SignalR', () => {
  it('connects by WebSocket and waits for the completion of what it invokes', async () => {
    const opened = await connect();
    expect(opened.isConnected()).toBe(true);
    await opened.invoke('JoinUser', 7);
    expect(server.received).toEqual([{ type: 1, target: 'JoinUser', arguments: [7], invocationId: '0' }]);
  });

  it('hands on events by their wire name with their argument, unparsed', async () => {
    await connect();
    server.send({ type: 1, target: 'GetTutorSysMsg', arguments: [{ seq: 'not a number' }] });
    server.send({ type: 1, target: 'TeacheIsPaypalModify', arguments: [] });
    server.send({ type: 1, target: 'SomethingElse', arguments: [1] });
    await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2), { timeout: 20_000 });
    expect(onEvent.mock.calls).toEqual([
      ['GetTutorSysMsg', { seq: 'not a number' }],
      ['TeacheIsPaypalModify', undefined],
    ]);
  });

  it.each([
    ['a cut line', (): void => server.sockets.forEach((socket) => void socket.terminate())],
    ['a Close message', (): void => server.send({ type: 7, error: 'over' })],
    ['a Close message that allows reconnecting', (): void => server.send({ type: 7, allowReconnect: true })],
  ])('tells of %s and does not reconnect by itself', async (_, end) => {
    const opened = await connect();
    end();
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    expect(opened.isConnected()).toBe(false);
    await vi.waitFor(() => expect(server.sockets.size).toBe(0), { timeout: 20_000 });
  });

  it('says goodbye and closes the socket when stopped', async () => {
    const opened = await connect();
    await opened.stop();
    await vi.waitFor(() => expect(server.sockets.size).toBe(0), { timeout: 20_000 });
    expect(server.received).toEqual([{ type: 7 }]);
  });

  it('names the status of a refused negotiation, by which the end of a session is noticed', async () => {
    server.negotiateStatus = 401;
    const opened = await openHub();
    await expect(opened.start()).rejects.toThrow(/\b401\b/);
  });

  it.each<Hang>(['upgrade', 'handshake'])(
    'stopped while the %s hangs, abandons the socket and the start',
    async (hang) => {
      server.hang = hang;
      const opened = await openHub();
      const started = opened.start().then(
        () => 'started',
        () => 'abandoned',
      );
      await vi.waitFor(() => expect(server.upgrades).toBe(1), { timeout: 20_000 });
      void opened.stop();
      expect(await started).toBe('abandoned');
      await vi.waitFor(
        () => {
          expect(server.sockets.size).toBe(0);
          if (hang === 'upgrade') expect(server.abandoned).toContain('upgrade');
        },
        { timeout: 20_000 },
      );
    },
  );

  it('stopped while JoinUser hangs, fails the invocation', async () => {
    server.hang = 'join';
    const opened = await connect();
    const joined = opened.invoke('JoinUser', 7);
    const failed = expect(joined).rejects.toThrow();
    await opened.stop();
    await failed;
  });
});
