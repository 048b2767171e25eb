// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import OidcCallback from './oidc-callback.tsx';

let root: Root | undefined;
let page: HTMLElement;

vi.mock('../kit/forms/use-action-reply.ts', () => ({ useActionReply: () => undefined }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => root?.unmount());
  page.remove();
});

const links = () => [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);

test('without an answer of the provider the page says so, and has the ways on', () => {
  root = createRoot(page);
  act(() => root?.render(<OidcCallback />));
  expect(page.textContent).toContain('No answer came back from the company sign-in.');
  expect(links()).toEqual(
    expect.arrayContaining([
      ['Try again', '/oidc-sign-in'],
      ['Sign in with password', '/login'],
    ]),
  );
});

test('while an answer is on its way the page waits, and the password is offered', () => {
  page.innerHTML = renderToString(<OidcCallback />);
  const answer = page.querySelector('input');
  if (answer !== null) answer.value = 'id_token=a.b.c';
  act(() => {
    root = hydrateRoot(page, <OidcCallback />);
  });
  expect(page.querySelector('[role=status]')?.textContent).toBe('Signing you in…');
  expect(links()).toContainEqual(['Sign in with your password instead', '/login']);
});
