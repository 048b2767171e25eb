import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SafeHtml } from './safe-html.tsx';

const meta = {
  title: 'Primitives/SafeHtml',
  component: SafeHtml,
  args: {
    html: '<h2>Holiday schedule</h2><p>Dear tutors, classes on <b>December 25</b> start one hour later.</p><ul><li>Confirm by December 20.</li><li>Read the <a href="https://help.example.com/holidays">rules</a>.</li></ul>',
  },
} satisfies Meta<typeof SafeHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'rules' })).toHaveAttribute(
      'href',
      'https://help.example.com/holidays',
    );
  },
};

export const HostileContent: Story = {
  args: {
    html: [
      '<p id="evil" name="evil" style="position:fixed" class="x" onclick="throw 1">Kept words</p>',
      '<img src="x" alt="cat" onerror="document.title=`owned`"><img src="data:image/gif;base64,AAAA" alt="data">',
      '<a href="javascript:document.title=`owned`">go</a><a href="//evil.example">there</a>',
      '<script>document.title="owned"</script><iframe src="https://evil.example"></iframe>',
      '<form action="/x"><input name="y"></form><svg><script>1</script></svg><style>p{color:red}</style>',
    ].join(''),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Kept words')).toBeVisible();
    await expect(
      canvasElement.querySelectorAll(
        'script, iframe, form, input, svg, style, [style], [id], [name], [href], [src], [onclick], [onerror]',
      ),
    ).toHaveLength(0);
    await expect(document.title).not.toBe('owned');
  },
};

/** As the server has made it, with the attributes that are no addresses. */
export const FromServer: Story = {
  args: {
    html: '<p>Read the <a href="https://help.example.com/holidays" rel="noopener noreferrer nofollow" target="_blank">rules</a>.</p><table><tbody><tr><th scope="col" colspan="2">Holidays</th></tr><tr><td>December 25</td><td>Christmas</td></tr></tbody></table>',
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole('link', { name: 'rules' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByRole('columnheader', { name: 'Holidays' })).toHaveAttribute('colspan', '2');
  },
};

export const Table: Story = {
  args: {
    html: '<table><thead><tr><th scope="col">Time to class</th><th scope="col">Penalty</th></tr></thead><tbody><tr><td>24 to 48 hrs</td><td>50%</td></tr></tbody></table>',
  },
};

/** Widths that the company's HTML asks for: nothing of it is wider than the page. */
export const WideOnPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    html: '<table width="900"><tbody><tr><td width="500">Before</td><td>After</td></tr></tbody></table><hr width="900"><pre>One line that is much longer than the width of any phone, as programs print it</pre>',
  },
  play: async ({ canvasElement }) => {
    for (const element of canvasElement.querySelectorAll('table, hr, pre')) {
      await expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};
