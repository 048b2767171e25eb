import type { Meta, StoryObj } from '@storybook/react-vite';
import { layout, radius, space } from '../theme/tokens.ts';
import * as styles from './foundations.css.ts';

function isKeyOf<T extends object>(record: T, name: string): name is Extract<keyof T, string> {
  return Object.hasOwn(record, name);
}

/** Steps of the 4 px grid, corners, shadows and the sizes of the frame. */
function Space() {
  return (
    <div className={styles.page}>
      <section>
        <h1>Space</h1>
        {Object.entries(space).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <div>
              <span className={styles.name}>{name}</span>
              <span className={styles.figure}>{value}</span>
            </div>
            {isKeyOf(styles.length, name) ? <div className={`${styles.bar} ${styles.length[name]}`} /> : null}
          </div>
        ))}
      </section>
      <section>
        <h2>Corners</h2>
        {Object.entries(radius).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <div>
              <span className={styles.name}>{name}</span>
              <span className={styles.figure}>{value}</span>
            </div>
            {isKeyOf(styles.corner, name) ? <div className={styles.corner[name]} /> : null}
          </div>
        ))}
      </section>
      <section>
        <h2>Shadows</h2>
        <div className={styles.grid}>
          {Object.entries(styles.lift).map(([name, look]) => (
            <div key={name} className={look}>
              {name}
            </div>
          ))}
        </div>
      </section>
      <section>
        <h2>Frame</h2>
        {Object.entries(layout).map(([name, value]) => (
          <div key={name} className={styles.row}>
            <span className={styles.name}>{name}</span>
            <span className={styles.figure}>{value}</span>
          </div>
        ))}
      </section>
    </div>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
