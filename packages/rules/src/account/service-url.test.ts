import { expect, it } from 'vitest';
import { serviceUrl } from './service-url.ts';

it.each([
  ['https://id.example', 'https://id.example/'],
  ['https://id.example:8443/a?b=c#d', 'https://id.example:8443/a?b=c#d'],
  ['http://localhost:4100/oidc', 'http://localhost:4100/oidc'],
  ['http://127.0.0.1:4100/oidc', 'http://127.0.0.1:4100/oidc'],
  ['http://[::1]:4100/oidc', 'http://[::1]:4100/oidc'],
  ['https://files.example/文件.exe', 'https://files.example/%E6%96%87%E4%BB%B6.exe'],
  ['https://files.example/a\r\nSet-Cookie: b=c', 'https://files.example/aSet-Cookie:%20b=c'],
  ['http://id.example', undefined],
  ['http://localhost.evil.example', undefined],
  ['https://user@id.example', undefined],
  ['https://user:password@id.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['file:///etc/passwd', undefined],
  ['//id.example', undefined],
  ['/path', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('an address %j of the service is followed as %j', (address, followed) => {
  expect(serviceUrl(address)).toBe(followed);
});

it('an address of a program is followed where its scheme is named', () => {
  expect(serviceUrl('tutor-client://room/1', ['tutor-client:'])).toBe('tutor-client://room/1');
  expect(serviceUrl('tutor-client://room/1')).toBeUndefined();
});
