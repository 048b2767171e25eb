import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { document, hrefOfFile, manyMessages, message, picture, zone } from './chat-story-data.ts';
import { Composer } from './composer.tsx';
import { MessageList } from './message-list.tsx';

const common = { label: 'Messages with Coco', zone, isGroup: false, hrefOfFile, handlers: {} } as const;

test('messages that came with the page are in it, and no style that its policy forbids', () => {
  const items = [
    ...manyMessages(3),
    message(4, { kind: 'picture', body: { file: picture } }),
    message(5, { kind: 'file', body: { file: document } }),
  ];
  const markup = renderToString(<MessageList {...common} items={items} />);
  expect(markup).toContain('#3');
  expect(markup).toContain('homework page 12.png');
  expect(markup).not.toContain('style=');
});

test('of a long conversation the server draws the newest messages alone', () => {
  const markup = renderToString(<MessageList {...common} items={manyMessages(1_000)} />);
  expect(markup).toContain('#1000');
  expect(markup.match(/<article/g)).toHaveLength(60);
});

test('a composer that the server draws has the draft', () => {
  const markup = renderToString(
    <Composer
      label="Message to Coco"
      value="Good morning"
      onChange={() => undefined}
      onSend={() => undefined}
      other={{ name: 'Coco', zone: 'Europe/London' }}
    />,
  );
  expect(markup).toContain('Good morning</textarea>');
  expect(markup).not.toContain('style=');
});
