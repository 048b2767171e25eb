import { describe, expect, it } from 'vitest';
import { browserAndSystem } from './browser-and-system.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)';
const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

describe('browser and system', () => {
  it.each([
    [`${windows} ${chrome}`, 'chrome', 'windows'],
    [`${windows} ${chrome} Edg/140.0.0.0`, 'edge', 'windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0', 'firefox', 'windows'],
    [`${mac} ${safari}`, 'safari', 'macos'],
    [`${mac} ${chrome}`, 'chrome', 'macos'],
    [`${android} ${chrome.replace('Safari', 'Mobile Safari')}`, 'chrome', 'android'],
    [`${android} ${chrome} EdgA/140.0.0.0`, 'edge', 'android'],
    ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'firefox', 'android'],
    [`${iPhone} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`, 'safari', 'ios'],
    [`${iPhone} AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0 Mobile/15E148 Safari/604.1`, 'chrome', 'ios'],
    [`${iPhone} AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/143.0 Mobile/15E148 Safari/605.1.15`, 'firefox', 'ios'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'chrome', 'other'],
    [`${windows} ${chrome} OPR/120.0.0.0`, 'other', 'windows'],
    [`${android} SamsungBrowser/28.0 ${chrome}`, 'other', 'android'],
    [`${iPhone} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 [FBAN/FBIOS;FBAV/500.0]`, 'other', 'ios'],
    ['', 'other', 'other'],
  ])('are told from “%s”', (userAgent, browser, system) => {
    expect(browserAndSystem({ userAgent })).toEqual({ browser, system });
  });

  it('of an iPad, which says that it is a Mac, are told by its touch screen', () => {
    expect(browserAndSystem({ userAgent: `${mac} ${safari}`, maxTouchPoints: 5 }).system).toBe('ios');
  });
});
