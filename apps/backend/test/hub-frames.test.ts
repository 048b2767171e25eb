import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { chatHubPath } from '../src/chat/handlers.ts';
import type { HubLimits } from '../src/hubs/hub-connection.ts';
import { tutorHubPath } from '../src/shell/handlers.ts';
import { say, studentsOf, tutorInChat } from './chat-people.ts';
import { type CreatedTutor, startBackend, type TestBackend } from './start-backend.ts';

const end = '\u001e';
const handshake = `{"protocol":"json","version":1}${end}`;

/** A bare WebSocket on the hub: says what it is told and keeps what it hears. */
class RawClient {
  readonly socket: WebSocket;
  heard = '';
  readonly closed: Promise<number>;
  readonly #looks = new Set<() => void>();

  constructor(url: string, token: string, path: string) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    this.socket.on('message', (data) => {
      this.heard += String(data);
      for (const look of [...this.#looks]) look();
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
  }

  opened(): Promise<void> {
    return new Promise((resolve) => this.socket.once('open', () => resolve()));
  }

  send(data: string | Uint8Array): void {
    this.socket.send(data);
  }

  /** Messages heard so far. */
  get messages(): string[] {
    return this.heard.split(end).slice(0, -1);
  }

  until(fits: (messages: string[]) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!fits(this.messages)) return;
        this.#looks.delete(look);
        resolve();
      };
      this.#looks.add(look);
      look();
    });
  }
}

async function open(
  backend: TestBackend,
  token: string,
  greeting = handshake,
  path = tutorHubPath,
): Promise<RawClient> {
  const client = new RawClient(backend.url, token, path);
  await client.opened();
  if (greeting !== '') {
    client.send(greeting);
    await client.until((messages) => messages.length > 0);
  }
  return client;
}

describe('the hub’s frames', () => {
  let backend: TestBackend;
  let tutor: CreatedTutor;
  let token: string;

  beforeAll(async () => {
    backend = await startBackend();
    tutor = await backend.createTutor('firstLogin');
    ({ token } = await backend.signIn(tutor));
  });

  afterAll(() => backend.close());

  const joining = (id: string) =>
    JSON.stringify({ type: 1, target: 'JoinUser', arguments: [tutor.tuid], invocationId: id }) + end;
  const completed = (id: string) => JSON.stringify({ type: 3, invocationId: id });

  it('may be cut anywhere and may hold several messages', async () => {
    const client = await open(backend, token, '');
    for (const character of handshake + joining('0')) client.send(character);
    await client.until((messages) => messages.includes(completed('0')));
    client.send(joining('1') + joining('2') + joining('3').slice(0, 20));
    client.send(joining('3').slice(20));
    await client.until((messages) => messages.includes(completed('3')));
    expect(client.messages[0]).toBe('{}');
    client.socket.close();
  });

  it('accept the handshake together with what follows it, in version 1 and 2', async () => {
    for (const version of [1, 2]) {
      const client = await open(
        backend,
        token,
        `{"protocol":"json","version":${version}}${end}{"type":6}${end}${joining('0')}`,
      );
      await client.until((messages) => messages.includes(completed('0')));
      client.socket.close();
    }
  });

  it('are answered in the order of the invocations, each with an id exactly once', async () => {
    const client = await open(backend, token);
    const unknown = (id: string) =>
      `${JSON.stringify({ type: 1, target: 'Nothing', arguments: [], invocationId: id })}${end}`;
    const ids = Array.from({ length: 40 }, (_, index) => String(index));
    client.send(ids.map((id) => (Number(id) % 2 === 0 ? joining(id) : unknown(id))).join(''));
    await client.until((messages) => messages.some((message) => message.includes('"invocationId":"39"')));
    const answered = client.messages.flatMap((message) => /"type":3,"invocationId":"(\d+)"/.exec(message)?.[1] ?? []);
    expect(answered).toEqual(ids);
    client.socket.close();
  });

  it('without an invocation id get no completion', async () => {
    const client = await open(backend, token);
    client.send(`${JSON.stringify({ type: 1, target: 'Nothing', arguments: [] })}${end}`);
    client.send(joining('0').replace(',"invocationId":"0"', ''));
    client.send(joining('last'));
    await client.until((messages) => messages.includes(completed('last')));
    expect(client.messages.filter((message) => message.includes('"type":3'))).toEqual([completed('last')]);
    client.socket.close();
  });

  it('of types that newer clients may know are passed over', async () => {
    const client = await open(backend, token);
    client.send(
      `{"type":2,"invocationId":"9","item":1}${end}{"type":5,"invocationId":"9"}${end}{"type":8,"sequenceId":1}${end}{"type":99}${end}`,
    );
    client.send(joining('0'));
    await client.until((messages) => messages.includes(completed('0')));
    client.send(`{"type":4,"target":"Stream","arguments":[],"invocationId":"s"}${end}`);
    await client.until((messages) =>
      messages.some((message) => message.includes(`"invocationId":"s","error":"Unknown hub method 'Stream'"`)),
    );
    client.socket.close();
  });

  it.each([
    ['that are not JSON', '{"type":'],
    ['that are no message', '[]'],
    ['without a type', '{}'],
    ['with a type that is text', '{"type":"1"}'],
    ['of null', 'null'],
    ['that are empty', ''],
    ['of an invocation without a target', '{"type":1,"arguments":[]}'],
    ['of an invocation without arguments', '{"type":1,"target":"JoinUser"}'],
    ['of an invocation whose id is a number', '{"type":1,"target":"JoinUser","arguments":[],"invocationId":1}'],
  ])('%s close the connection with an error and no leave to come back', async (_name, text) => {
    const client = await open(backend, token);
    client.send(text + end);
    await client.closed;
    const goodbye: unknown = JSON.parse(client.messages.at(-1) ?? '');
    expect(goodbye).toEqual({ type: 7, error: expect.any(String) });
  });

  it.each([
    ['another protocol', `{"protocol":"messagepack","version":1}${end}`],
    ['another version', `{"protocol":"json","version":3}${end}`],
    ['an invocation', `{"type":1,"target":"JoinUser","arguments":[]}${end}`],
    ['no JSON', `hello${end}`],
  ])('are refused before the handshake when it is %s', async (_name, text) => {
    const client = await open(backend, token, '');
    client.send(text);
    await client.closed;
    expect(client.messages).toHaveLength(1);
    expect(JSON.parse(client.messages[0] ?? '')).toEqual({ error: expect.any(String) });
  });

  it('in binary close the connection', async () => {
    const client = await open(backend, token);
    client.send(Buffer.from(joining('0')));
    await client.closed;
    expect(client.messages.at(-1)).toContain('This hub speaks text.');
  });

  it('of 32 KiB are read, of a byte more end the connection', async () => {
    const client = await open(backend, token);
    const padded = (bytes: number): string => {
      const frame = joining('0').replace('"JoinUser"', '"JoinUser","pad":""');
      return frame.replace('"pad":""', `"pad":"${'x'.repeat(bytes - Buffer.byteLength(frame))}"`);
    };
    client.send(padded(32 * 1024));
    await client.until((messages) => messages.includes(completed('0')));
    client.send(padded(32 * 1024 + 1));
    expect(await client.closed).toBe(1009);
  });

  it('that never end do not fill the memory: beyond 32 KiB without a separator the connection ends', async () => {
    const client = await open(backend, token);
    client.send('x'.repeat(20_000));
    client.send('x'.repeat(20_000));
    await client.closed;
    expect(client.messages.at(-1)).toContain('A message was too long.');
  });

  it('in a flood of invocations end the connection that sends them, not the process', async () => {
    const client = await open(backend, token);
    for (let index = 0; index < 30; index += 1) client.send(joining(String(index)).repeat(20));
    await client.closed;
    expect(client.messages.at(-1)).toContain('Too many invocations at once.');
  });

  it('close the connection when the client says so', async () => {
    const client = await open(backend, token);
    client.send(`{"type":7}${end}`);
    expect(await client.closed).toBe(1000);
  });

  it('of any content, hundreds of them, harm nobody else', async () => {
    const witness = await open(backend, token);
    witness.send(joining('0'));
    await witness.until((messages) => messages.includes(completed('0')));
    await sendAnything(
      (greeting) => open(backend, token, greeting),
      [`{"type":1,"target":"JoinUser","arguments":[1],"invocationId":"0"}`],
    );
    await backend.control('/messages', { tuid: tutor.tuid, title: 'Still here' });
    await witness.until((messages) => messages.some((text) => text.includes('Still here')));
    expect(backend.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    witness.socket.close();
  });

  it('of any content, 5,000 of them, harm nobody in the chat', async () => {
    const teacher = await tutorInChat(backend);
    const [student] = await studentsOf(backend, teacher.tuid);
    if (student === undefined) throw new Error('the tutor has no students');
    const { ConversationId } = await teacher.call('open', { PersonId: student.person.id });
    const witness = await open(backend, await student.token(), handshake, chatHubPath);
    witness.send(`{"type":1,"target":"JoinChat","arguments":[],"invocationId":"0"}${end}`);
    await witness.until((messages) => messages.some((text) => text.includes('JoinedChat')));
    const bad = await teacher.token();
    const ids = [ConversationId, -1, 0.5, 1e300, 'x', null, [], {}, '1; drop table chat_entries'];
    const sent = await sendAnything(
      (greeting) => open(backend, bad, greeting, chatHubPath),
      [
        '{"type":1,"target":"JoinChat","arguments":[1],"invocationId":"0"}',
        '{"type":1,"target":"JoinChat","arguments":[],"invocationId":"0"}',
        '{"type":1,"target":"Typing","arguments":[],"invocationId":"0"}',
        ...ids.map((id) => JSON.stringify({ type: 1, target: 'Typing', arguments: [id], invocationId: '0' })),
      ],
      { runs: 900, atLeast: 5_000 },
    );
    expect(sent).toBeGreaterThanOrEqual(5_000);
    await say(teacher, ConversationId, 'Still here');
    await witness.until((messages) => messages.some((text) => text.includes('Still here')));
    expect(backend.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    witness.socket.close();
  });
});

/** Frames of any content, some of them known ones, each run on a connection of its own. Returns how many were sent. */
async function sendAnything(
  connect: (greeting: string) => Promise<RawClient>,
  known: readonly string[],
  { runs, atLeast = 1 }: { runs: number; atLeast?: number } = { runs: 120 },
): Promise<number> {
  const message = fc.oneof(
    fc.json(),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc
      .record({
        type: fc.integer({ min: -2, max: 12 }),
        target: fc.anything(),
        arguments: fc.anything(),
        invocationId: fc.anything(),
      })
      .map((value) => JSON.stringify(value, (_key, part) => (typeof part === 'bigint' ? String(part) : part))),
    fc.constantFrom(...known),
    fc.constant('{"type":1,"target":"__proto__","arguments":[],"invocationId":"1"}'),
  );
  const minLength = Math.ceil(atLeast / runs);
  const frames = fc.array(
    fc.oneof(
      message.map((text) => text + end),
      message,
    ),
    { minLength, maxLength: minLength + 5 },
  );
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), frames, async (isGreeted, sent) => {
      const client = await connect(isGreeted ? handshake : '');
      for (const data of sent) client.send(data);
      count += sent.length;
      client.socket.close();
      await client.closed;
    }),
    { numRuns: runs },
  );
  return count;
}

describe('the hub’s times', () => {
  async function withLimits(limits: Partial<HubLimits>) {
    const backend = await startBackend({ hubLimits: limits });
    const { token } = await backend.signIn(await backend.createTutor('firstLogin'));
    return { backend, token };
  }

  it('end a connection whose handshake does not come', async () => {
    const { backend, token } = await withLimits({ handshakeTimeoutMs: 1 });
    const client = await open(backend, token, '');
    await client.closed;
    expect(client.messages.at(-1)).toContain('Handshake was canceled.');
    await backend.close();
  });

  it('ping a client that is sent nothing, and drop one that says nothing', async () => {
    const { backend, token } = await withLimits({ pingAfterMs: 1, clientSilenceMs: 2_500 });
    const client = await open(backend, token);
    await client.until((messages) => messages.includes('{"type":6}'));
    // Cut without a goodbye: the shipped client then reconnects.
    expect(await client.closed).toBe(1006);
    expect(client.messages.filter((message) => message.includes('"type":7'))).toEqual([]);
    await backend.close();
  });

  it('drop a consumer that does not read, while others are served', async () => {
    const { backend } = await withLimits({ bufferedBytesMax: 64 * 1024 });
    const tutor = await backend.createTutor('firstLogin');
    const { token } = await backend.signIn(tutor);
    const [slow, quick] = [await open(backend, token), await open(backend, token)];
    const join = `${JSON.stringify({ type: 1, target: 'JoinUser', arguments: [tutor.tuid], invocationId: 'j' })}${end}`;
    for (const client of [slow, quick]) {
      client.send(join);
      await client.until((messages) => messages.some((message) => message.includes('JoinTeacherNotify')));
    }
    slow.socket.pause();
    const content = 'x'.repeat(90_000);
    for (let round = 0; backend.server.hub.connectionCount === 2; round += 1) {
      // Enough to fill what the two ends of a line hold between them in a few rounds.
      await backend.control('/messages', { tuid: tutor.tuid, title: `Long ${round} of`, content, count: 10 });
      await quick.until((messages) => messages.some((message) => message.includes(`"Long ${round} of 10"`)));
    }
    expect(backend.logLines.some((line) => line.includes('hub client too slow'))).toBe(true);
    slow.socket.terminate();
    quick.socket.close();
    await backend.close();
  });
});
