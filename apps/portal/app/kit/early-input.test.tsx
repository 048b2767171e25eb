// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { earlyInputScript, stopKeepingPresses, useEarlyInput } from './early-input.ts';

const heard = vi.fn();
let page: HTMLElement;
let hydrate: () => void;
let unmount: () => void;

function Page() {
  useEarlyInput();
  return (
    <>
      <textarea defaultValue="As it was saved." onChange={({ target }) => heard(target.value)} />
      <textarea defaultValue="Left alone." onChange={({ target }) => heard(target.value)} />
      <textarea name="empty" onChange={({ target }) => heard(target.value)} />
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
  hydrate = () => {
    stopKeepingPresses();
    act(() => {
      const root = hydrateRoot(page, <Page />);
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
