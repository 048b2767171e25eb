import type { Decorator, Preview } from '@storybook/react-vite';
import '@tutor/ui/theme/global-style.ts';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { ZoneProvider } from '@tutor/ui/primitives/behaviour/zone.tsx';
import { breakpointPx } from '@tutor/ui/theme/media.ts';
import { configure } from 'storybook/test';
import { watchBareWords } from './watch-bare-words.ts';

/** 09:10 on a Friday in Manila: classes all morning. */
const defaultClock = '2026-11-20T01:10:00Z';

// A dialog's code is fetched when it is first asked for; on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 15_000 });

// A story must not leave its own page when a link is pressed; the click itself still reaches the component.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]') && !event.target.closest('#storybook-docs')) {
    event.preventDefault();
  }
});

const withPage: Decorator = (Story, { globals }) => {
  const page = document.documentElement;
  page.dataset.theme = String(globals.theme);
  page.dataset.motion = String(globals.motion);
  page.lang = 'en';
  return (
    <NowProvider frozenAt={new Date(String(globals.clock))}>
      <ZoneProvider zone={String(globals.zone)}>
        <Story />
      </ZoneProvider>
    </NowProvider>
  );
};

let stopWatching: (() => string[]) | undefined;

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withPage],
  beforeEach: () => {
    stopWatching = watchBareWords(document.body);
  },
  afterEach: () => {
    const seen = stopWatching?.() ?? [];
    if (seen.length > 0) throw new Error(`Words without an element of their own: ${seen.join('; ')}`);
  },
  // A play begins where a tutor would: once effects have run, by which a part learns that its script is there.
  mount: (context) => async () => {
    await context.renderToCanvas();
    await new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 }));
    return context.canvas;
  },
  globalTypes: {
    theme: {
      description: 'Colours',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Default theme' },
          { value: 'theme1', title: 'Soft Mode (theme1)' },
        ],
      },
    },
    zone: {
      description: "The tutor's time zone",
      toolbar: {
        title: 'Zone',
        icon: 'globe',
        dynamicTitle: true,
        items: ['Asia/Manila', 'Asia/Shanghai', 'Europe/London', 'America/New_York'],
      },
    },
    clock: {
      description: 'The instant at which the story stands still',
      toolbar: {
        title: 'Clock',
        icon: 'time',
        dynamicTitle: true,
        items: [
          { value: '2026-11-19T21:30:00Z', title: 'Early morning in Manila' },
          { value: defaultClock, title: 'Morning in Manila' },
          { value: '2026-11-20T15:59:30Z', title: 'Just before midnight in Manila' },
          { value: '2026-10-25T00:30:00Z', title: 'Clocks go back in London' },
          { value: '2026-12-31T15:55:00Z', title: 'Turn of the year' },
        ],
      },
    },
    motion: {
      description: 'Movement',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        dynamicTitle: true,
        items: [
          { value: 'reduced', title: 'Motion off' },
          { value: 'full', title: 'Motion on' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'default', zone: 'Asia/Manila', clock: defaultClock, motion: 'reduced' },
  parameters: {
    layout: 'padded',
    // Chromatic compares every story in both themes.
    chromatic: { modes: { default: { theme: 'default' }, theme1: { theme: 'theme1' } } },
    controls: { expanded: true, matchers: { date: /At$/ } },
    options: { storySort: { order: ['Foundations', 'Primitives', '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        zoomed: { name: 'Zoomed 320 (400 %)', styles: { width: '320px', height: '640px' } },
        zoomedAndLow: { name: 'Zoomed 320 of 1280 × 1024', styles: { width: '320px', height: '256px' } },
        narrow: { name: 'Narrowest 360', styles: { width: '360px', height: '740px' } },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' } },
        laptop: { name: 'Laptop 1280 (small layout)', styles: { width: '1280px', height: '800px' } },
        desktop: { name: `Desktop ${breakpointPx + 40}`, styles: { width: `${breakpointPx + 40}px`, height: '900px' } },
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
        // Off in axe's own defaults, wanted here: WCAG 2.2, 2.5.8.
        rules: { 'target-size': { enabled: true } },
        // Of what passed it need not tell every element.
        resultTypes: ['violations', 'incomplete'],
      },
    },
  },
};

export default preview;
