// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { useWhenThere, type WhenThere } from './use-when-there.ts';

interface Client {
  name: string;
}

let withClient: WhenThere<Client>;

function Probe({ client }: { client: Client | undefined }) {
  withClient = useWhenThere(client);
  return null;
}

test('what is pressed before its script has come is done when it comes, in order and once', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const root = createRoot(document.createElement('div'));
  const done: string[] = [];
  act(() => root.render(<Probe client={undefined} />));
  withClient(({ name }) => done.push(`react by ${name}`));
  withClient(({ name }) => done.push(`recall by ${name}`));
  expect(done).toEqual([]);
  act(() => root.render(<Probe client={{ name: 'first' }} />));
  expect(done).toEqual(['react by first', 'recall by first']);
  withClient(({ name }) => done.push(`retry by ${name}`));
  act(() => root.render(<Probe client={{ name: 'second' }} />));
  withClient(({ name }) => done.push(`jump by ${name}`));
  expect(done.slice(2)).toEqual(['retry by first', 'jump by second']);
});
