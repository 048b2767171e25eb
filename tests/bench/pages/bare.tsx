import { offer, render, repeat, until } from './operations.tsx';

// React and the harness alone: what every other page ships beside what is measured.
offer({
  mount: (times) =>
    repeat(times, () =>
      until(
        () => render(<p>Hello</p>),
        () => document.querySelector('p') !== null,
      ),
    ),
});
