import { once } from 'node:events';
import { connect as openSocket } from 'node:net';
import type { HubConnection } from '@microsoft/signalr';
import type { HubEventPayload } from '@tutor/rules/realtime/events';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { among } from '../src/database/among.ts';
import { notify } from '../src/database/notice.ts';
import { recordEvents } from '../src/hubs/feed.ts';
import { tutorFeeds } from '../src/hubs/tables.ts';
import { Heard, hubClient } from './hub-client.ts';
import { type CreatedTutor, startBackend, type TestBackend } from './start-backend.ts';

describe('the hub, with the shipped client', () => {
  let backend: TestBackend;
  const open: HubConnection[] = [];

  beforeAll(async () => {
    backend = await startBackend();
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((connection) => connection.stop()));
  });

  afterAll(() => backend.close());

  async function connect(tutor: CreatedTutor, from: TestBackend = backend) {
    const { token, client } = await from.signIn(tutor);
    const connection = hubClient(from.url, token);
    open.push(connection);
    const heard = {
      joined: new Heard<HubEventPayload<'JoinTeacherNotify'>>(connection, 'JoinTeacherNotify'),
      messages: new Heard<HubEventPayload<'GetTutorSysMsg'>>(connection, 'GetTutorSysMsg'),
      unread: new Heard<HubEventPayload<'GetTutorNotReadMsgCount'>>(connection, 'GetTutorNotReadMsgCount'),
      classes: new Heard<HubEventPayload<'GetTutorClassMsgList'>>(connection, 'GetTutorClassMsgList'),
      ended: new Heard<HubEventPayload<'AutoEndClassNotice'>>(connection, 'AutoEndClassNotice'),
    };
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    await connection.start();
    return { connection, client, token, closed, ...heard };
  }

  async function join(tutor: CreatedTutor) {
    const joining = await connect(tutor);
    await joining.connection.invoke('JoinUser', tutor.tuid);
    const { seq } = await joining.joined.until(() => true);
    return { ...joining, seq };
  }

  it('answers JoinUser, then tells the cursor, then sends what happens after it', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { client, messages, unread, seq } = await join(tutor);
    expect(seq).toBe((await client.messages.updates({ query: { seq: 0 } })).body.seq);

    await backend.control('/messages', { tuid: tutor.tuid, kind: 'warning', title: 'Late', remind: true });
    const event = await messages.until((payload) => payload.seq > seq);
    expect(event.items).toMatchObject([{ title: 'Late', kind: 'warning', isRead: false, remind: true }]);
    const count = await unread.until((payload) => payload.seq === event.seq);
    expect(count).toMatchObject({ total: 2, warn: 1 });
  });

  it('sends everything that happens exactly once and in order, to every connection of the tutor and to nobody else', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const stranger = await backend.createTutor('firstLogin');
    const one = await join(tutor);
    const two = await join(tutor);
    const other = await join(stranger);
    const sent: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const replies = await Promise.all(
        [1, 4].map((count) => backend.control('/messages', { tuid: tutor.tuid, title: `Round ${round}`, count })),
      );
      for (const { mids } of replies) if (Array.isArray(mids)) sent.push(...mids);
    }
    const last = one.seq + sent.length;
    for (const { messages } of [one, two]) {
      await messages.until((payload) => payload.seq === last);
      const items = messages.payloads.flatMap((payload) => payload.items);
      expect(items.map((item) => item.seq)).toEqual(
        Array.from({ length: sent.length }, (_, index) => one.seq + 1 + index),
      );
      expect(items.map((item) => item.mid).sort()).toEqual(sent.sort());
      const cursors = messages.payloads.map((payload) => payload.seq);
      expect(cursors).toEqual([...new Set(cursors)].sort((a, b) => a - b));
    }
    expect(other.messages.payloads).toEqual([]);
  });

  it('delivers a burst of messages whole', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { messages, seq } = await join(tutor);
    // Several batches of the fan-out.
    const burst = 230;
    await backend.control('/messages', { tuid: tutor.tuid, count: burst });
    await messages.until((payload) => payload.seq === seq + burst);
    const items = messages.payloads.flatMap((payload) => payload.items);
    expect(new Set(items.map((item) => item.mid)).size).toBe(burst);
    expect(items).toHaveLength(burst);
  });

  it('tells the tutor’s other connections that a message was read, and a second reading tells nothing', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const reader = await join(tutor);
    const watcher = await join(tutor);
    const unread = (await reader.client.messages.systemMessages()).body[0];
    const query = { Mid: unread?.mid ?? 0 };
    await reader.client.messages.readSystemMessage({ query });
    const event = await watcher.messages.until((payload) => payload.items.some((item) => item.mid === query.Mid));
    expect(event.items).toMatchObject([{ mid: query.Mid, isRead: true, seq: watcher.seq + 1 }]);
    await watcher.unread.until((payload) => payload.total === 0);
    await Promise.all([1, 2, 3].map(() => reader.client.messages.readSystemMessage({ query })));
    expect((await reader.client.messages.updates({ query: { seq: 0 } })).body.seq).toBe(watcher.seq + 1);
  });

  it('tells of classes booked, asked for and ended', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { classes, seq } = await join(tutor);
    await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: 200 });
    await classes.until((payload) => payload.seq === seq + 1);
    await backend.control('/attendance', { tuid: tutor.tuid, startsInMinutes: 300 });
    // The class that it is about, and the question with its message.
    const { seqs, items } = await classes.until((payload) => payload.seq === seq + 3);
    expect(seqs).toContain(seq + 3);
    expect(items?.at(-1)).toMatchObject({ source: 'absence', isRead: false, seq: seq + 3 });
  });

  it('names with every event all the numbers that it stands for, so that no listener has to ask what lies between', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { messages, classes, seq } = await join(tutor);
    await Promise.all([
      backend.control('/messages', { tuid: tutor.tuid, count: 60 }),
      ...[200, 300, 400].map((startsInMinutes) => backend.control('/classes', { tuid: tutor.tuid, startsInMinutes })),
    ]);
    const named = (): number[] => [...messages.payloads, ...classes.payloads].flatMap(({ seqs = [] }) => seqs);
    const all = Array.from({ length: 63 }, (_, index) => seq + 1 + index);
    await Promise.race([messages.until(() => named().length >= 63), classes.until(() => named().length >= 63)]);
    expect(named().sort((a, b) => a - b)).toEqual(all);
  });

  it('brings everybody else their news while those of one tutor cannot be read', async () => {
    const tutors = await Promise.all([1, 2, 3].map(() => backend.createTutor('firstLogin')));
    const [spoilt, ...others] = await Promise.all(tutors.map((tutor) => join(tutor)));
    const tuids = tutors.map(({ tuid }) => tuid);
    const { queries } = backend.database;
    // Written beside the service, so that all of it has to be read; one with a time that no clock shows.
    await queries.transaction(async (tx) => {
      await recordEvents(tx, { tuids, name: 'GetTutorSysMsg', now: new Date() });
      await tx.execute(sql`
        insert into messages (tuid, kind, title, content, remind, sent_at, seq)
        select tuid, 'notice', 'In spite of it', '', false,
          case when tuid = ${tuids[0]} then 'infinity'::timestamptz else now() end, seq
        from tutor_feeds where ${among(tutorFeeds.tuid, tuids)}`);
      await notify(tx, { kind: 'feed', tuids });
    });
    for (const { messages, seq } of others) {
      const { items } = await messages.until((payload) => payload.seq === seq + 1);
      expect(items.map(({ title }) => title)).toEqual(['In spite of it']);
    }
    expect(spoilt?.messages.payloads).toEqual([]);
    await queries.execute(sql`update messages set sent_at = now() where tuid = ${tuids[0]}`);
    await spoilt?.messages.until((payload) => payload.seq === spoilt.seq + 1);
  });

  it('brings a message to many tutors to each of them once, with its own number and count', async () => {
    const tutors = await Promise.all([1, 2, 3].map(() => backend.createTutor('firstLogin')));
    const joined = await Promise.all(tutors.map((tutor) => join(tutor)));
    const stranger = await join(await backend.createTutor('firstLogin'));
    const tuids = tutors.map(({ tuid }) => tuid);
    await Promise.all(
      [1, 2].map((number) => backend.control('/broadcast', { tuids, title: `To all ${number}`, kind: 'warning' })),
    );
    for (const { messages, unread, seq } of joined) {
      await messages.until((payload) => payload.seq === seq + 2);
      const items = messages.payloads.flatMap((payload) => payload.items);
      expect(items.map((item) => item.seq)).toEqual([seq + 1, seq + 2]);
      expect(items.map((item) => item.title).sort()).toEqual(['To all 1', 'To all 2']);
      expect(await unread.until((payload) => payload.seq === seq + 2)).toMatchObject({ total: 3, warn: 2 });
    }
    expect(stranger.messages.payloads).toEqual([]);
  });

  it('answers a catch-up over more than 500 changes in parts that leave nothing out', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { client } = await backend.signIn(tutor);
    const start = (await client.messages.updates({ query: { seq: 0 } })).body.seq;
    await backend.control('/messages', { tuid: tutor.tuid, count: 700 });
    await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: 200 });
    const numbers: number[] = [];
    const mids = new Set<number>();
    for (let since = start; since < start + 701; ) {
      const { body } = await client.messages.updates({ query: { seq: since } });
      expect(body.seq).toBeGreaterThan(since);
      for (const { seq } of body.events) numbers.push(seq);
      for (const { mid } of body.messages) mids.add(mid);
      since = body.seq;
    }
    expect(numbers).toEqual(Array.from({ length: 701 }, (_, index) => start + 1 + index));
    expect(mids.size).toBe(700);
  });

  it('starts at the cursor of the join, so that fetching after it misses nothing and repeats nothing', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const before = await join(tutor);
    await before.connection.stop();
    await backend.control('/messages', { tuid: tutor.tuid, title: 'While away', count: 3 });
    await backend.control('/classes', { tuid: tutor.tuid, startsInMinutes: 200 });
    const { seq, messages, client } = await join(tutor);
    expect(seq).toBe(before.seq + 4);
    const missed = (await client.messages.updates({ query: { seq: before.seq } })).body;
    expect(missed.events).toEqual(
      [...Array(3).fill('GetTutorSysMsg'), 'GetTutorClassMsgList'].map((name, index) => ({
        seq: before.seq + 1 + index,
        name,
      })),
    );
    expect(missed.messages.map((message) => message.title)).toEqual(['While away 1', 'While away 2', 'While away 3']);
    await backend.control('/messages', { tuid: tutor.tuid, title: 'Back again' });
    await messages.until((payload) => payload.seq > seq);
    expect(messages.payloads.flatMap((payload) => payload.items).map((item) => item.title)).toEqual(['Back again']);
  });

  it.each([
    ['another tutor', (tuid: number) => [tuid + 1], 'You can only join as yourself.'],
    ['the own id as text', (tuid: number) => [String(tuid)], 'You can only join as yourself.'],
    ['nothing', () => [], 'Invocation provides 0 argument(s) but target expects 1.'],
    ['too much', (tuid: number) => [tuid, tuid], 'Invocation provides 2 argument(s) but target expects 1.'],
  ])('refuses to join as %s, and sends that connection nothing', async (_name, args, message) => {
    const tutor = await backend.createTutor('firstLogin');
    const { connection, joined, messages } = await connect(tutor);
    await expect(connection.invoke('JoinUser', ...args(tutor.tuid))).rejects.toThrow(message);
    const { messages: heard } = await join(tutor);
    await backend.control('/messages', { tuid: tutor.tuid });
    await heard.until(() => true);
    expect(joined.payloads).toEqual([]);
    expect(messages.payloads).toEqual([]);
  });

  it('knows no other method', async () => {
    const { connection } = await connect(await backend.createTutor('firstLogin'));
    await expect(connection.invoke('joinuser', 1)).rejects.toThrow("Unknown hub method 'joinuser'");
    await expect(connection.invoke('constructor')).rejects.toThrow("Unknown hub method 'constructor'");
    await expect(connection.invoke('toString')).rejects.toThrow("Unknown hub method 'toString'");
  });

  it('closes for good when the session is signed out, and only that session’s connections', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const leaving = await join(tutor);
    const staying = await join(tutor);
    await leaving.client.account.logout();
    expect((await leaving.closed)?.message).toContain('The session has ended.');
    await backend.control('/messages', { tuid: tutor.tuid });
    await staying.messages.until(() => true);
    expect(leaving.messages.payloads).toEqual([]);
  });

  it('lets nobody join whose session ended while the line was opened', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { token, client } = await backend.signIn(tutor);
    const connection = hubClient(backend.url, token);
    open.push(connection);
    const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
    await connection.start();
    // As if the notice of its end had come a moment before the hub knew the connection.
    backend.server.hub.endSession = () => {};
    await client.account.logout();
    await expect(connection.invoke('JoinUser', tutor.tuid)).rejects.toThrow();
    expect((await closed)?.message).toContain('The session has ended.');
    Reflect.deleteProperty(backend.server.hub, 'endSession');
  });

  it('closes for good when the sessions run out', async () => {
    const tutor = await backend.createTutor('firstLogin');
    const { closed } = await join(tutor);
    await backend.control('/expire-sessions', { tuid: tutor.tuid });
    expect((await closed)?.message).toContain('The session has ended.');
  });

  it('closes by itself at the moment that the token expires', async () => {
    let clock = Date.now();
    const own = await startBackend({ now: () => new Date(clock) });
    const tutor = await own.createTutor('firstLogin');
    const { closed } = await connect(tutor, own);
    clock += 12 * 3_600_000;
    expect((await closed)?.message).toContain('The session has ended.');
    await own.close();
  });

  it('sends everybody away with leave to come back when the process stops', async () => {
    const own = await startBackend();
    const tutor = await own.createTutor('firstLogin');
    const { token } = await own.signIn(tutor);
    const socket = new WebSocket(`${own.url.replace('http', 'ws')}/hubs/tutor`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const texts: string[] = [];
    socket.on('message', (data) => texts.push(String(data)));
    await new Promise((resolve) => socket.once('open', resolve));
    socket.send('{"protocol":"json","version":1}\u001e');
    await new Promise((resolve) => socket.once('message', resolve));
    const code = new Promise<number>((resolve) => socket.once('close', resolve));
    await own.close();
    expect(await code).toBe(1000);
    expect(texts).toEqual(['{}\u001e', '{"type":7,"allowReconnect":true}\u001e']);
  });

  describe('negotiation', () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
    const negotiate = (token: string | undefined, query = '?negotiateVersion=1') =>
      fetch(`${backend.url}/hubs/tutor/negotiate${query}`, {
        method: 'POST',
        ...(token === undefined ? {} : { headers: bearer(token) }),
      });

    /** HTTP status of an upgrade request, 101 when it opened. */
    function upgrade(query: string, token?: string): Promise<number> {
      const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/hubs/tutor${query}`, {
        ...(token === undefined ? {} : { headers: bearer(token) }),
      });
      sockets.push(socket);
      return new Promise((resolve) => {
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
        socket.once('error', () => {});
      });
    }
    const sockets: WebSocket[] = [];
    afterEach(() => {
      for (const socket of sockets.splice(0)) socket.terminate();
    });

    it('offers WebSockets in version 1 and keeps the token apart from the id', async () => {
      const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
      const response = await negotiate(token);
      const reply: unknown = await response.json();
      expect(response.status).toBe(200);
      expect(reply).toEqual({
        negotiateVersion: 1,
        connectionId: expect.any(String),
        connectionToken: expect.any(String),
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      });
      const { connectionId, connectionToken } = { connectionId: '', connectionToken: '', ...(reply as object) };
      expect(await upgrade(`?id=${connectionId}`, token)).toBe(404);
      expect(await upgrade(`?id=${connectionToken}`, token)).toBe(101);
      expect(await upgrade(`?id=${connectionToken}`, token)).toBe(409);
    });

    it('speaks version 0 to whoever does not name one', async () => {
      const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
      expect(await (await negotiate(token, '')).json()).toMatchObject({ negotiateVersion: 0 });
    });

    it('asks everybody for a session', async () => {
      expect((await negotiate(undefined)).status).toBe(401);
      expect((await negotiate('A'.repeat(43))).status).toBe(401);
      expect(await upgrade('')).toBe(401);
      expect(await upgrade('', 'A'.repeat(43))).toBe(401);
    });

    it('gives a connection token to nobody but the session that negotiated it', async () => {
      const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
      const stranger = await backend.signIn(await backend.createTutor('firstLogin'));
      const reply: unknown = await (await negotiate(token)).json();
      const { connectionToken } = { connectionToken: '', ...(reply as object) };
      expect(await upgrade(`?id=${connectionToken}`, stranger.token)).toBe(404);
      expect(await upgrade(`?id=${connectionToken}`, token)).toBe(101);
    });

    it('keeps a token only so long for a socket to come', async () => {
      const own = await startBackend({ hubLimits: { unclaimedTokenMs: 0 } });
      const { token } = await own.signIn(await own.createTutor('firstLogin'));
      await expect(hubClient(own.url, token).start()).rejects.toThrow();
      await own.close();
    });

    it('is not ended for others by a client that resets the line on which it was refused', async () => {
      const { hostname, port } = new URL(backend.url);
      const socket = openSocket({ host: hostname, port: Number(port), allowHalfOpen: true });
      socket.on('error', () => {});
      socket.once('data', () => socket.resetAndDestroy());
      socket.write('GET /hubs/other HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      await once(socket, 'close');
      const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
      expect(await upgrade('', token)).toBe(101);
    });

    it('lets a client skip it', async () => {
      const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
      expect(await upgrade('', token)).toBe(101);
    });
  });
});
