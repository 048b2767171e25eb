// @vitest-environment jsdom
import { classDetail } from '@tutor/api/classes/class-detail';
import { DraftsProvider, useDraftStore } from '@tutor/ui/drafts/drafts-provider.tsx';
import { writeField } from '@tutor/ui/drafts/form-fields.ts';
import { NowProvider } from '@tutor/ui/primitives/behaviour/now.tsx';
import { act, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lesson as lessonReply } from '../../testing/lesson.ts';
import { CancelControl } from './cancel-control.tsx';
import type { ClassDetailData } from './class-detail.server.ts';
import type { DetailReply } from './class-detail-action.server.ts';
import { MaterialsPanel } from './materials-panel.tsx';
import { RemarkPanel } from './remark-panel.tsx';
import type { RemarkData } from './saved-remark.ts';

type ClassMaterials = Extract<ClassDetailData['materials'], { value: unknown }>['value'];
type Answer = { state: string; data?: DetailReply; formData?: FormData };

/** What a form has sent in the background, and how its answer comes. */
const line = vi.hoisted(() => ({
  sent: {} as Record<string, FormDataEntryValue>,
  answer: (_: Answer) => {},
  /** How what was asked for comes. */
  load: (_: { value: ClassMaterials }) => {},
  askPageAnew: vi.fn(),
  query: '',
  goTo: vi.fn(),
}));
vi.mock('@remix-run/react', async () => {
  const { createElement, useMemo, useState } = await import('react');
  const useFetcher = () => {
    const [now, setNow] = useState<Answer>({ state: 'idle' });
    const submit = (formData: FormData): void => {
      line.sent = Object.fromEntries(formData);
      line.answer = (answer) => setNow((before) => ({ ...before, ...answer }));
      setNow((before) => ({ ...before, state: 'submitting', formData }));
    };
    const Form = useMemo(
      () => (props: ComponentProps<'form'>) =>
        createElement('form', {
          ...props,
          onSubmit: (event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
            submit(new FormData(event.currentTarget, submitter));
          },
        }),
      [],
    );
    return { ...now, Form, submit };
  };
  return {
    useFetcher,
    useSearchParams: () => [new URLSearchParams(line.query), line.goTo],
  };
});

vi.mock('../kit/beside/loads.ts', () => ({ askPageAnew: line.askPageAnew }));
vi.mock('../kit/beside/use-beside.ts', async () => {
  const { useState } = await import('react');
  return {
    useBeside: (address: string | undefined) => {
      const [came, setCame] = useState<{ address: string | undefined; data: { value: ClassMaterials } }>();
      line.load = (data) => setCame({ address, data });
      const data = came?.address === address ? came?.data : undefined;
      return { data, isAsking: address !== undefined && data === undefined, ask: vi.fn() };
    },
  };
});

const lesson = {
  ...classDetail.details.reply.parse(lessonReply),
  RemarkTime: null,
  TrialSmsTime: null,
  TrainingTitle: '',
  Cancellation: null,
};
const remarkOf = (Version: number, Content: string): RemarkData => ({
  Kind: 'normal',
  KnowledgePoints: [],
  Version,
  ...(Version === 0
    ? {}
    : { RemarkTime: '2025-03-26T11:00:00Z', Remark: { Kind: 'normal', Content, Homework: '', Points: [] } }),
});
const done: DetailReply = {
  isDone: true,
  form: '',
  intent: 'remark',
  error: null,
  fieldErrors: {},
  flash: null,
  values: {},
};
const overtaken = 'The remark was changed in another window. Reload the page to see it.';
const refusedBy = (error: string, more: Partial<DetailReply> = {}): DetailReply => ({
  ...done,
  isDone: false,
  isRefused: true,
  error,
  ...more,
});

let root: Root;
let drafts: ReturnType<typeof useDraftStore>;
let container: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Nothing is drawn here that could be scrolled to.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  line.askPageAnew.mockClear();
  line.goTo.mockClear();
  line.query = '';
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});
afterEach(() => {
  act(() => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
});

const around = (children: ReactNode) => (
  <NowProvider initialNowMs={Date.parse('2025-03-26T12:00:00Z')}>
    <DraftsProvider owner="7">
      {children}
      <Drafts />
    </DraftsProvider>
  </NowProvider>
);
function Drafts() {
  drafts = useDraftStore();
  return null;
}
/** The page as its scripts take over what the server has drawn, and what was typed into it before. */
const takeOver = (page: ReactNode, typed: Record<string, string>): void => {
  act(() => root.unmount());
  // Told on a server that has a window: there are no layout effects there.
  const warning = vi.spyOn(console, 'error').mockImplementation(() => {});
  container.innerHTML = renderToString(page);
  warning.mockRestore();
  for (const [name, text] of Object.entries(typed)) fieldOf(name).value = text;
  act(() => {
    root = hydrateRoot(container, page);
  });
};
/** What can be reached: all of the page, unless a dialog stands before it. */
const reached = (): Element => document.querySelector('[role=dialog]') ?? container;
const fieldOf = (name: string) => {
  const field = reached().querySelector(`[name="${name}"]`);
  const isField = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
  if (!isField) throw new Error(`there is no field ${name}`);
  return field;
};
const type = (name: string, text: string): void => {
  const { form } = fieldOf(name);
  if (form !== null) act(() => writeField(form, name, [text]));
};
const press = (name: string): void => {
  const button = [...reached().querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (button === undefined) throw new Error(`there is no button ${name}`);
  act(() => button.click());
};
const text = (): string => container.textContent ?? '';
const alert = (): string | null | undefined => reached().querySelector('[role=alert]')?.textContent;

describe('the remark', () => {
  const pageOf = (value: RemarkData, reply?: DetailReply) =>
    around(
      <RemarkPanel
        data={{ lesson, zone: 'Asia/Manila', remark: { value }, lastRemark: { value: null } }}
        action="/classDetail/7"
        reply={reply}
        onChange={() => {}}
      />,
    );
  const show = (value: RemarkData, reply?: DetailReply): void => act(() => root.render(pageOf(value, reply)));
  /** The answer to what was sent, and then the page as it is loaded after it. */
  const answer = (data: DetailReply, value: RemarkData, reply?: DetailReply): void => {
    act(() => line.answer({ state: 'loading', data }));
    act(() => {
      line.answer({ state: 'idle' });
      root.render(pageOf(value, reply));
    });
  };
  const draft = () => drafts.read('remark:7')?.content;

  test('that was saved unchanged is shown as it was, and one that could not be loaded since is asked for again', () => {
    const one = remarkOf(1, 'A good lesson.');
    show(one);
    press('Edit remark');
    press('Save changes');
    expect(line.sent).toMatchObject({ intent: 'remark', version: '1', content: 'A good lesson.' });
    answer({ ...done, version: 1 }, one);
    expect(text()).not.toContain('could not be loaded');
    press('Edit remark');
    type('content', 'A very good lesson.');
    press('Save changes');
    answer({ ...done, version: 2 }, one);
    expect(text()).toContain('Your remark was saved, but it could not be loaded.');
    press('Try again');
    expect(line.askPageAnew).toHaveBeenCalledOnce();
    show(remarkOf(2, 'A very good lesson.'));
    expect(text()).toContain('A very good lesson.');
    expect(text()).not.toContain('could not be loaded');
  });

  test('holds what was refused before the scripts came no longer than until it was saved', () => {
    const reply: DetailReply = {
      ...done,
      isDone: false,
      fieldErrors: { content: 'Required' },
      values: { version: '0', content: '', homework: 'Page 4, refused.' },
    };
    show(remarkOf(0, ''), reply);
    expect(fieldOf('homework').value).toBe('Page 4, refused.');
    type('content', 'A good lesson.');
    type('homework', 'Page 5.');
    press('Save remark');
    const saved = remarkOf(1, 'A good lesson.');
    answer({ ...done, version: 1 }, saved, reply);
    press('Edit remark');
    expect(fieldOf('content').value).toBe('A good lesson.');
    expect(fieldOf('homework').value).toBe('');
  });

  test('is saved over that of another window only after the refusal of this form, and over what was shown beside it', () => {
    show(remarkOf(1, 'One.'));
    press('Edit remark');
    type('content', 'Typed here.');
    show(remarkOf(2, 'Two.'));
    press('Save changes');
    expect(line.sent).toMatchObject({ version: '1' });
    // The line was lost, which refuses nothing.
    answer(refusedBy('Links seem to get inaccessible.', { isRefused: false }), remarkOf(2, 'Two.'));
    expect(text()).toContain('Saved in another window meanwhile');
    expect(text()).not.toContain('Save again');
    press('Save changes');
    expect(line.sent).toMatchObject({ version: '1' });
    answer(refusedBy(overtaken), remarkOf(2, 'Two.'));
    expect(alert()).toBe(overtaken);
    expect(text()).toContain('Save again to put it in its place.');
    // Not even while the page is still brought up to date has it to be pressed twice.
    press('Save changes');
    act(() => line.answer({ state: 'loading', data: refusedBy(overtaken) }));
    press('Save changes');
    expect(line.sent).toMatchObject({ version: '2' });
    answer(refusedBy(overtaken), remarkOf(2, 'Two.'));
    // Another one comes as the button is pressed: it was not seen.
    show(remarkOf(3, 'Three.'));
    expect(text()).not.toContain('Save again');
    press('Save changes');
    expect(line.sent).toMatchObject({ version: '2', content: 'Typed here.' });
    answer(refusedBy(overtaken), remarkOf(3, 'Three.'));
    press('Save changes');
    expect(line.sent).toMatchObject({ version: '3' });
    answer(refusedBy(overtaken), remarkOf(4, 'Four.'));
    // Cancelled, the refusal is over.
    press('Cancel');
    press('Edit remark');
    expect(alert()).toBeUndefined();
    type('content', 'Typed anew.');
    show(remarkOf(5, 'Five.'));
    press('Save changes');
    expect(line.sent).toMatchObject({ version: '4', content: 'Typed anew.' });
  });

  test('of this window whose answer was lost is shown once it is here, and not taken for one of another', () => {
    show(remarkOf(1, 'One.'));
    press('Edit remark');
    type('content', '  Typed here.\u200B \n');
    press('Save changes');
    answer(refusedBy('Links seem to get inaccessible.', { isRefused: false }), remarkOf(2, 'Typed here.'));
    expect(text()).not.toContain('another window');
    expect(text()).toMatch(/Typed here\..*Edit remark|Edit remark.*Typed here\./);
    expect(container.querySelector('textarea')).toBeNull();
    expect(drafts.read('remark:7')).toBeUndefined();
  });

  test('typed while another window saves is kept in the browser after that, but not after signing out there', () => {
    /** The other window does something to what is kept; the news of it come one by one afterwards. */
    const elsewhere = (work: () => void): void => {
      const changes: StorageEventInit[] = [];
      const { setItem, removeItem } = Storage.prototype;
      const spies = [
        vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, newValue) {
          setItem.call(this, key, newValue);
          changes.push({ key, newValue });
        }),
        vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
          removeItem.call(this, key);
          changes.push({ key, newValue: null });
        }),
      ];
      work();
      for (const spy of spies) spy.mockRestore();
      for (const change of changes) act(() => void window.dispatchEvent(new StorageEvent('storage', change)));
    };
    show(remarkOf(1, 'One.'));
    press('Edit remark');
    type('content', 'Typed here.');
    show(remarkOf(2, 'Two.'));
    elsewhere(() => drafts.clear('remark:7'));
    expect(draft()).toEqual(['Typed here.']);
    elsewhere(() => drafts.wipe());
    expect(localStorage).toHaveLength(0);
  });

  test('typed before the scripts came is held and kept like what is typed later', () => {
    takeOver(pageOf(remarkOf(0, '')), { content: 'Typed early.' });
    expect(draft()).toEqual(['Typed early.']);
    show(remarkOf(1, 'Saved there.'));
    expect(text()).toContain('Saved in another window meanwhile');
    expect(fieldOf('content').value).toBe('Typed early.');
  });
});

describe('the teaching material', () => {
  const materialsWith = (setRow: number | undefined, sid = 3): ClassMaterials => ({
    sid,
    courses: [
      { sid: 3, name: 'Phonics Fun' },
      { sid: 5, name: 'Free Talk' },
    ],
    items: ['Unit 1', 'Unit 2'].map((title, index) => ({
      rowNumber: index + 1,
      title,
      type: 1 as const,
      isCurrent: index === 0,
      isSet: index + 1 === setRow,
    })),
  });
  const pageOf = (setRow: number | undefined, sid?: number) =>
    around(
      <MaterialsPanel
        data={{
          lesson,
          materials: { value: materialsWith(setRow, sid) },
          askedSid: null,
          course: { value: null },
          canSetMaterial: true,
        }}
        action="/classDetail/7"
        reply={undefined}
        onChange={() => {}}
      />,
    );
  const show = (setRow: number | undefined): void => act(() => root.render(pageOf(setRow)));
  /** The answer to what was sent, and then the page as it is loaded after it. */
  const answer = (row: number, setRow: number | undefined): void => {
    const data = { ...done, intent: 'material', material: { sid: 3, row } };
    act(() => line.answer({ state: 'loading', data }));
    act(() => {
      line.answer({ state: 'idle' });
      root.render(pageOf(setRow));
    });
  };
  const said = 'Your lesson was set, but the page could not be brought up to date.';

  test('that was set is never shown as it was before: the page that could not be loaded since says so', () => {
    show(undefined);
    expect(text()).toContain('Nothing is set for this class yet.');
    press('Set for this class');
    expect(line.sent).toMatchObject({ intent: 'material', sid: '3', row: '1' });
    answer(1, undefined);
    expect(text()).toContain(said);
    expect(text()).not.toContain('Nothing is set');
    press('Try again');
    expect(line.askPageAnew).toHaveBeenCalledOnce();
    show(1);
    expect(text()).toContain('Set for this class: Unit 1');
    expect(text()).not.toContain(said);
    // What another window sets then is no outdated page, be it what was set before.
    show(undefined);
    expect(text()).toContain('Nothing is set for this class yet.');
    show(1);
    // The same again changes nothing.
    press('Set another lesson');
    answer(1, 1);
    expect(text()).toContain('Set for this class: Unit 1');
  });

  test('of a course that was chosen before the scripts came is fetched; nothing of another list is set for it', () => {
    takeOver(pageOf(undefined), { course: '5' });
    press('Set for this class');
    expect(alert()).toBe('Please wait for Teaching Material fully loaded.');
    act(() => line.load({ value: materialsWith(undefined, 5) }));
    press('Set for this class');
    expect(line.sent).toEqual({ intent: 'material', sid: '5', row: '1' });
  });

  test('of a course stays with the lesson that is picked in it while one of another course is set, however slow the line', () => {
    const choose = (sid: number): void => {
      const course = fieldOf('course');
      act(() => {
        course.value = String(sid);
        course.dispatchEvent(new Event('change', { bubbles: true }));
      });
    };
    const picked = (): HTMLInputElement | null => container.querySelector('[name=row][value="2"]');
    show(undefined);
    choose(5);
    expect(picked()).toBeNull();
    act(() => line.load({ value: materialsWith(undefined, 5) }));
    press('Set for this class');
    choose(3);
    act(() => picked()?.click());
    // The page comes with what was set; the lessons that were asked for once more are still on their way.
    const data = { ...done, intent: 'material', material: { sid: 5, row: 1 } };
    act(() => line.answer({ state: 'loading', data }));
    act(() => {
      line.answer({ state: 'idle' });
      root.render(pageOf(1, 5));
    });
    expect(picked()?.checked).toBe(true);
    expect(text()).toContain('Set for this class: Unit 1');
    act(() => line.load({ value: materialsWith(undefined, 3) }));
    expect(picked()?.checked).toBe(true);
  });
});

describe('the form that cancels a class', () => {
  const pageOf = (
    isCancelOpen: boolean,
    reply?: DetailReply,
    isOffered = true,
    of: ClassDetailData['lesson'] = lesson,
  ) =>
    around(
      <CancelControl data={{ lesson: of, isCancelOpen }} isOffered={isOffered} action="/classDetail/7" reply={reply} />,
    );
  const openDialog = (): Promise<void> => {
    // What a dialog asks of a browser, and jsdom does not have.
    vi.stubGlobal('CSS', { escape: String });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = (): void => {};
        disconnect = (): void => {};
      },
    );
    return act(async () => {
      press('Cancel class');
      await import('@tutor/ui/classes/cancel-class-dialog.tsx');
    });
  };

  test('stays as it was drawn, with what was chosen and typed, when its scripts come, until the class is kept', () => {
    line.query = 'queue=due&cancel=1';
    takeOver(pageOf(true), { reason: '1', note: 'No light.' });
    expect(fieldOf('reason').value).toBe('1');
    press('Cancel class');
    expect(line.sent).toMatchObject({ intent: 'cancel', reason: '1', note: 'No light.' });
    act(() => line.answer({ state: 'idle', data: refusedBy('The penalty has changed.', { intent: 'cancel' }) }));
    expect(alert()).toBe('The penalty has changed.');
    expect(fieldOf('note').value).toBe('No light.');
    press('Keep the class');
    expect(line.goTo.mock.calls.map(([address]) => String(address))).toEqual(['queue=due']);
    expect(container.querySelector('form')).toBeNull();
    expect(text()).toBe('Cancel class');
    expect(document.activeElement).toBe(container.querySelector('button'));
  });

  test('drawn with the page has what was typed before, as the dialog has it', () => {
    takeOver(pageOf(true), {});
    type('note', 'No light.');
    takeOver(pageOf(true), {});
    expect(fieldOf('note').value).toBe('No light.');
  });

  test('opened again has what was typed, and not what was said against the try before', async () => {
    act(() => root.render(pageOf(false)));
    await openDialog();
    type('reason', '1');
    type('note', 'No light.');
    press('Cancel class');
    expect(line.sent).toMatchObject({ intent: 'cancel', reason: '1', note: 'No light.' });
    act(() => line.answer({ state: 'idle', data: refusedBy('The penalty has changed.', { intent: 'cancel' }) }));
    expect(alert()).toBe('The penalty has changed.');
    press('Keep the class');
    await openDialog();
    expect(alert()).toBeUndefined();
    expect(fieldOf('note').value).toBe('No light.');
  });

  test('says where it went, when the class ends or is cancelled elsewhere while it is open, and nothing once it has done its work', async () => {
    const canceled = { ...lesson, Status: 'Canceled' as const };
    act(() => root.render(pageOf(false)));
    await openDialog();
    type('note', 'No light.');
    act(() => root.render(pageOf(false, undefined, false)));
    expect(document.querySelector('[role=dialog]')).toBeNull();
    expect(alert()).toBe('This class is over. It cannot be cancelled any more.');
    act(() => root.render(pageOf(false, undefined, false, canceled)));
    expect(alert()).toBe('This class is cancelled already.');

    await act(async () => root.render(pageOf(false)));
    type('reason', '1');
    press('Cancel class');
    expect(line.sent).toMatchObject({ intent: 'cancel' });
    // The news of it are here before the answer.
    act(() => root.render(pageOf(false, undefined, false, canceled)));
    expect(alert()).toBeUndefined();
    act(() => line.answer({ state: 'idle', data: { ...done, intent: 'cancel' } }));
    expect(text()).toBe('');
  });

  test('tells what was sent as done where its answer was lost and the class comes as cancelled with it, and no other', async () => {
    const canceledFor = (CancelReason: number) => ({
      ...lesson,
      Status: 'Canceled' as const,
      Cancellation: { Time: '2025-03-26T12:00:00Z', CancelReason, CancelRemark: 'No light.' },
    });
    const values = { intent: 'cancel', reason: '1', note: ' No light.' };
    const lost: DetailReply = { ...done, isDone: false, intent: 'cancel', error: 'Links seem to get lost.', values };
    await act(async () => root.render(pageOf(false)));
    await openDialog();
    type('reason', '1');
    type('note', 'No light.');
    press('Cancel class');
    act(() => line.answer({ state: 'idle', data: lost }));
    expect(alert()).toBe(lost.error);
    expect(drafts.read('cancel-class:7')).toBeDefined();
    act(() => root.render(pageOf(false, undefined, false, canceledFor(1))));
    expect(alert()).toBe('Your class has been cancelled.');
    expect(drafts.read('cancel-class:7')).toBeUndefined();

    // Drawn by the server, as without scripts.
    takeOver(pageOf(false, lost, false, canceledFor(1)), {});
    expect(alert()).toBe('Your class has been cancelled.');
    for (const page of [
      pageOf(false, lost, false, canceledFor(2)),
      pageOf(false, { ...lost, isRefused: true }, false, canceledFor(1)),
    ]) {
      takeOver(page, {});
      expect(alert()).toBe('This class is cancelled already.');
    }
  });

  test('keeps the refusal that it was drawn with', () => {
    takeOver(pageOf(false, refusedBy('The penalty has changed.', { intent: 'cancel' })), {});
    expect(alert()).toBe('The penalty has changed.');
  });
});
