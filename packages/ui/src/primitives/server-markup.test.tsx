import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { NowProvider, useNow } from './behaviour/now.tsx';
import { Avatar, initials } from './data/avatar.tsx';
import { ConfirmDialogHost } from './dialogs/confirm-dialog-host.tsx';
import { ToastRegion } from './feedback/toast-region.tsx';
import { TextArea } from './fields/text-area.tsx';
import { TextField } from './fields/text-field.tsx';
import { SafeHtml } from './html/safe-html.tsx';

function Clock() {
  return <time>{useNow('second').toISOString()}</time>;
}

// What a page is before, or without, its scripts.
describe('server markup', () => {
  test('a password field has no reveal button, which could do nothing yet', () => {
    const markup = renderToStaticMarkup(<TextField label="Password" name="password" type="password" />);
    expect(markup).toContain('type="password"');
    expect(markup).not.toContain('<button');
  });

  test('a field with an error is invalid and described by it', () => {
    const markup = renderToStaticMarkup(<TextField id="email" label="E-mail" error="Required." />);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-describedby="email-error"');
    expect(markup).toContain('id="email-error"');
  });

  test('a counter counts a line break once, as the browser sends it back and as the field has it', () => {
    for (const text of ['one\r\ntwo', 'one\ntwo']) {
      const markup = renderToStaticMarkup(<TextArea label="Note" limit={500} defaultValue={text} />);
      expect(markup).toContain('7 of 500');
    }
  });

  test('messages that came with the page are in it', () => {
    const markup = renderToStaticMarkup(<ToastRegion flash={[{ tone: 'success', message: 'You are clocked in.' }]} />);
    expect(markup).toContain('You are clocked in.');
  });

  test('messages are text, never markup', () => {
    const markup = renderToStaticMarkup(<ToastRegion flash={[{ tone: 'error', message: '<img src=x onerror=1>' }]} />);
    expect(markup).toContain('&lt;img');
  });

  test('no dialog is drawn or loaded', () => {
    expect(renderToStaticMarkup(<ConfirmDialogHost />)).toBe('');
  });

  test('the clock says what the server said', () => {
    const markup = renderToStaticMarkup(
      <NowProvider initialNowMs={Date.UTC(2026, 10, 20, 1, 10, 5, 250)}>
        <Clock />
      </NowProvider>,
    );
    expect(markup).toBe('<time>2026-11-20T01:10:05.250Z</time>');
  });

  test('content sanitised by the server passes as given', () => {
    expect(renderToStaticMarkup(<SafeHtml html="<p>Dear <b>tutors</b></p>" />)).toContain('<p>Dear <b>tutors</b></p>');
  });

  test('nothing carries a style attribute, which the content security policy would refuse', () => {
    const markup = renderToStaticMarkup(
      <>
        <TextField label="Password" name="password" type="password" />
        <Avatar name="Maria Santos" src="/a.png" />
        <ToastRegion flash={[{ tone: 'info', message: 'Hello' }]} />
      </>,
    );
    expect(markup).not.toContain('style=');
  });
});

describe('initials', () => {
  test.each([
    ['Maria Clara Santos', 'MS'],
    ['maria', 'M'],
    ['  Jo   Li ', 'JL'],
    ['', '?'],
    ['   ', '?'],
    ['王 小明', '王小'],
    ['👩‍🏫 Ana', '👩‍🏫A'],
  ])('of %j are %j', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
