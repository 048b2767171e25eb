import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { sendButton } from '../kit/forms/send-button.server.ts';
import type { Sent } from '../kit/forms/send-form.server.ts';
import { loadFrame } from '../session/frame.server.ts';
import { type Guarded, guarded } from '../session/guarded.server.ts';

export function loader(): Response {
  return redirect('/home');
}

const yes = z.literal('true');
const isYes = (value: FormDataEntryValue | null): boolean => yes.safeParse(value).success;

type Save = (args: Guarded, form: FormData) => Promise<Sent>;

/** A setting that one call saves. */
function by(call: (args: Guarded, form: FormData) => Promise<unknown>): Save {
  return async (args, form) => {
    await call(args, form);
    return {};
  };
}

const settings = new Map<string | undefined, Save>([
  ['sidebar', by(({ api }, form) => api.shellNotices.saveSidebarMini({ body: { IsMini: isYes(form.get('isMini')) } }))],
  [
    'softMode',
    by(({ api }, form) => api.shellNotices.selectEyeProtection({ body: { IsOn: isYes(form.get('isOn')) } })),
  ],
  ['functionSet', saveFunctionSet],
  ['firstLogin', by(({ api }) => api.shellNotices.finishFirstLogin())],
]);

/** Settings of the frame, each with an address of its own. */
export const action = guarded(async (args) => {
  const save = settings.get(args.params.name);
  if (save === undefined) return redirect('/404');
  const form = await args.request.formData();
  return sendButton(args, {
    form,
    schema: z.object({}),
    send: () => save(args, form),
    backTo: '/home',
  });
});

async function saveFunctionSet(args: Guarded, form: FormData): Promise<Sent> {
  const shown = new Set(form.getAll('shown'));
  const { allMenu, hiddenMenuNames, menuProblem } = await loadFrame(args);
  // Saved over a setting that nobody could read, entries would come back that the tutor had hidden.
  if (menuProblem !== null) return { refused: { error: menuProblem } };
  const offered = allMenu.map(({ name }) => name);
  // What is not offered today, for a franchisee or by the company, keeps what the tutor once said of it.
  const Hidden = [
    ...hiddenMenuNames.filter((name) => !offered.includes(name)),
    ...offered.filter((name) => !shown.has(name)),
  ];
  await args.api.shellNotices.saveHiddenMenus({ body: { Hidden } });
  return {};
}
