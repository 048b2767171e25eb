/** Where the pages of this service find their stylesheet. */
export const pageStylePath = '/assets/page.css';

/**
 * The look of this service's own pages: the colours, sizes and steps of the design system's tokens (packages/ui,
 * theme/tokens.ts), said again in small since nothing is built here.
 */
export const pageStyle = `:root {
  color-scheme: light;
  --canvas: #f7f6f3; --surface: #ffffff; --border: #e4e1da; --border-strong: #8a857b;
  --text: #1f1d1a; --text-muted: #524f49; --text-subtle: #68645c;
  --brand: #0e6668; --brand-hover: #0a5355; --brand-pressed: #074446; --brand-soft: #e4f1f0;
  --link: #0b5f61; --focus: #0f7f82; --hover: #f4f2ee;
  --danger-text: #97201c; --danger-soft: #fcecea; --danger-border: #f0bcb7; --reward: #c27c00;
}
*, *::before, *::after { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0; min-height: 100vh; background: var(--canvas); color: var(--text);
  font: 400 1rem/1.5rem system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
}
.brand { display: flex; align-items: center; gap: 8px; padding: 20px 16px; font-weight: 600; letter-spacing: -0.014em; }
.sign-ground { fill: var(--brand); } .sign-page { fill: #ffffff; }
.sign-spark { fill: var(--reward); stroke: var(--brand); stroke-width: 1.6; }
main { max-width: 26rem; margin: 0 auto; padding: 4vh 16px 48px; display: grid; gap: 20px; }
main.wide { max-width: 40rem; }
h1 { margin: 0; font-size: 2rem; line-height: 2.5rem; letter-spacing: -0.02em; font-weight: 680; }
h2 { margin: 0; font-size: 1.25rem; line-height: 1.75rem; font-weight: 600; }
p { margin: 0; } .muted { color: var(--text-muted); } .small { font-size: 0.875rem; line-height: 1.25rem; }
form { display: grid; gap: 20px; }
.field { display: grid; gap: 4px; }
label { font-size: 0.875rem; line-height: 1.25rem; font-weight: 500; }
input[type='text'], input[type='password'], input[type='search'] {
  width: 100%; min-height: 40px; padding: 4px 12px; border: 1px solid var(--border-strong); border-radius: 8px;
  background: var(--surface); color: inherit; font: inherit;
}
button, .button {
  display: inline-flex; align-items: center; justify-content: center; min-height: 48px; padding: 8px 24px;
  border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 500; text-align: center;
  text-decoration: none; cursor: pointer; background: var(--brand); color: #ffffff;
}
button:hover, .button:hover { background: var(--brand-hover); }
button:active, .button:active { background: var(--brand-pressed); }
button.quiet, .button.quiet { background: var(--surface); border-color: var(--border-strong); color: var(--text); }
button.quiet:hover, .button.quiet:hover { background: var(--hover); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.problem {
  padding: 12px 16px; border: 1px solid var(--danger-border); border-radius: 8px;
  background: var(--danger-soft); color: var(--danger-text);
}
.actions { display: flex; flex-wrap: wrap; gap: 12px; }
.accounts { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; }
.accounts form { display: block; }
.accounts button {
  display: block; width: 100%; min-height: 0; padding: 8px 12px; text-align: start; font-weight: 400;
  background: var(--surface); border-color: var(--border); color: var(--text);
}
.accounts button:hover { background: var(--hover); }
.accounts strong { font-weight: 600; }
.accounts span { display: block; font-size: 0.875rem; line-height: 1.25rem; color: var(--text-muted); }
.chat { display: grid; gap: 12px; }
.chat .asked {
  justify-self: end; max-width: 85%; padding: 8px 12px; border-radius: 12px; background: var(--brand); color: #ffffff;
  overflow-wrap: anywhere;
}
.chat .answer {
  justify-self: start; max-width: 85%; padding: 8px 12px; border: 1px solid var(--border); border-radius: 12px;
  background: var(--surface);
}
.chat .answer h3 { margin: 0; font-size: 1rem; line-height: 1.5rem; font-weight: 600; }
.topics { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; list-style: none; }
.topics .button { min-height: 32px; padding: 2px 12px; font-size: 0.875rem; line-height: 1.25rem; }
.ask { grid-template-columns: 1fr auto; align-items: end; gap: 8px; }
.ask button { min-height: 40px; padding: 4px 16px; }
@media (forced-colors: active) { button, .button, .asked { border: 1px solid ButtonText; } }
`;
