// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { earlyInputScript, stopKeepingPresses, useEarlyInput } from './early-input.ts';

const heard = vi.fn();
let page: HTMLElement;
let hydrate: (onRecoverableError?: () => void) => void;
let unmount: () => void;

function Page() {
  useEarlyInput();
  return (
    <>
      <textarea defaultValue="As it was saved." onChange={({ target }) => heard(target.value)} />
      <textarea defaultValue="Left alone." onChange={({ target }) => heard(target.value)} />
      <textarea name="empty" onChange={({ target }) => heard(target.value)} />
      <input name="account" defaultValue="maria" />
      <input name="password" type="password" onChange={({ target }) => heard(target.value)} />
      <input name="agree" type="checkbox" />
      <select name="reason">
        <option>Illness</option>
        <option>Travel</option>
      </select>
      <button type="button" onClick={() => heard('pressed')}>
        Press
      </button>
    </>
  );
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Page />);
  // biome-ignore lint/security/noGlobalEval: what the browser does with the script of the page
  window.eval(earlyInputScript);
  hydrate = (onRecoverableError = () => undefined) => {
    stopKeepingPresses();
    act(() => {
      const root = hydrateRoot(page, <Page />, { onRecoverableError });
      unmount = () => root.unmount();
    });
  };
});
afterEach(() => {
  act(() => unmount());
  page.remove();
  heard.mockReset();
});

function type(text: string, into = 'textarea', caret = text.length): HTMLTextAreaElement {
  const area = page.querySelector(into) as HTMLTextAreaElement;
  // As the browser does, and not as a script that React would take for itself.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.setSelectionRange(caret, caret);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  return area;
}

test('what is typed over a text before the scripts come stays, with its caret, and is told once they are there', () => {
  const area = type('As it should be.', 'textarea', 5);
  hydrate();
  expect([area.selectionStart, area.selectionEnd]).toEqual([5, 5]);
  expect(area.value).toBe('As it should be.');
  expect(heard.mock.calls).toEqual([['As it should be.']]);
  expect(page.querySelectorAll('textarea')[1]?.value).toBe('Left alone.');
});

test('what is typed into an empty field before the scripts come is told too, and the caret stays where it is', () => {
  const area = type('A first word.', '[name="empty"]');
  area.setSelectionRange(2, 7);
  hydrate();
  expect(area.value).toBe('A first word.');
  expect(heard.mock.calls).toEqual([['A first word.']]);
  expect([area.selectionStart, area.selectionEnd]).toEqual([2, 7]);
});

test('what is typed later is told once', () => {
  hydrate();
  act(() => void type('Later.'));
  expect(heard.mock.calls).toEqual([['Later.']]);
});

test('a button that was pressed twice too early is pressed once', () => {
  const button = page.querySelector('button');
  button?.click();
  button?.click();
  hydrate();
  expect(heard.mock.calls).toEqual([['pressed']]);
});

describe('a page that React draws anew, since it is not what the server has drawn', () => {
  const failed = vi.fn();
  const hush = (event: Event): void => event.preventDefault();
  const hydrateChanged = (): void => {
    const field = page.querySelector('input');
    // What an extension does to a page.
    page.prepend(document.createElement('extension-bar'));
    // React warns of it, and throws it once more for debuggers.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.addEventListener('error', hush);
    hydrate(failed);
    window.removeEventListener('error', hush);
    expect(failed).toHaveBeenCalled();
    expect(field?.isConnected).toBe(false);
  };
  const input = (name: string) => page.querySelector(`[name="${name}"]`) as HTMLInputElement;

  beforeEach(() => failed.mockReset());
  afterEach(() => vi.restoreAllMocks());

  test('has what was typed into every kind of field, tells it, and keeps the focus with its caret', () => {
    const fillIn = (name: string, value: string): void => {
      input(name).value = value;
      input(name).dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('A first word.', '[name="empty"]');
    fillIn('account', 'maria.santos');
    fillIn('reason', 'Travel');
    input('agree').click();
    input('password').focus();
    fillIn('password', 'secret');
    input('password').setSelectionRange(2, 4);
    hydrateChanged();
    expect(['empty', 'account', 'reason', 'password'].map((name) => input(name).value)).toEqual([
      'A first word.',
      'maria.santos',
      'Travel',
      'secret',
    ]);
    expect(input('agree').checked).toBe(true);
    expect(heard.mock.calls).toEqual([['A first word.'], ['secret']]);
    expect(document.activeElement).toBe(input('password'));
    expect([input('password').selectionStart, input('password').selectionEnd]).toEqual([2, 4]);
  });

  test('does what was pressed, once', () => {
    page.querySelector('button')?.click();
    hydrateChanged();
    expect(heard.mock.calls).toEqual([['pressed']]);
  });

  test('leaves alone what nobody has touched', () => {
    hydrateChanged();
    expect(input('account').value).toBe('maria');
    expect(document.activeElement).toBe(document.body);
  });
});
