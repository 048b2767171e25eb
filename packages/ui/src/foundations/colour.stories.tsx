import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Table } from '../primitives/data/table.tsx';
import { contrastPairs, contrastRatio } from '../theme/contrast.ts';
import { defaultColors, softColors, tones } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';

/** Colours of the theme that the toolbar has chosen, as the tokens name them. */
function Colours({ theme }: { theme: string }) {
  const colors = theme === 'theme1' ? softColors : defaultColors;
  const plain = Object.entries(colors).filter((entry): entry is [keyof typeof styles.ground, string] =>
    Object.hasOwn(styles.ground, entry[0]),
  );
  return (
    <div className={styles.page}>
      <section>
        <h1>Colour</h1>
        <ul className={styles.grid}>
          {plain.map(([name, value]) => (
            <li key={name} className={styles.swatch}>
              <svg width="100%" height="48" aria-hidden="true">
                <rect width="100%" height="48" rx="4" fill={value} />
              </svg>
              <span className={styles.name}>{name}</span>
              <span className={styles.figure}>{value}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Tones</h2>
        <ul className={styles.grid}>
          {tones.map((tone) => (
            <li key={tone}>
              <div className={`${styles.swatch} ${styles.toneSolid[tone]}`}>
                <span className={styles.name}>{tone}, solid</span>
                <span className={styles.figure}>{colors.tone[tone].solid}</span>
              </div>
              <div className={`${styles.swatch} ${styles.toneGround[tone]}`}>
                <span className={styles.name}>{tone}, soft</span>
                <span className={styles.figure}>
                  {colors.tone[tone].text} on {colors.tone[tone].soft}
                </span>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <Table
        caption="Contrast of every pair in use"
        rows={contrastPairs(colors)}
        rowKey={(pair) => pair.name}
        columns={[
          { key: 'name', header: 'Pair', isRowHeader: true, render: (pair) => pair.name },
          {
            key: 'ratio',
            header: 'Ratio',
            align: 'end',
            render: (pair) => contrastRatio(pair.foreground, pair.background).toFixed(2),
          },
          { key: 'least', header: 'At least', align: 'end', render: (pair) => pair.atLeast },
        ]}
      />
    </div>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Colours,
  args: { theme: 'default' },
  render: (_args, { globals }) => <Colours theme={String(globals.theme)} />,
} satisfies Meta<typeof Colours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { theme: 'default' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(defaultColors.canvas)).toBeVisible();
  },
};

export const SoftMode: Story = {
  globals: { theme: 'theme1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(softColors.canvas)).toBeVisible();
    await expect(getComputedStyle(document.body).backgroundColor).toBe('rgb(241, 231, 211)');
  },
};
