import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { actionFailure, actionReply } from '../kit/action-reply.server.ts';
import { loadFrame } from '../session/frame.server.ts';
import { guarded } from '../session/guarded.server.ts';

export function loader(): Response {
  return redirect('/home');
}

const yes = z.literal('true');

/** Settings of the frame: `intent` sidebar, softMode, functionSet or firstLogin. */
export const action = guarded(async (args) => {
  const { api } = args;
  const form = await args.request.formData();
  try {
    switch (args.params.name) {
      case 'sidebar':
        await api.shellNotices.saveSidebarMini({ body: { IsMini: yes.safeParse(form.get('isMini')).success } });
        break;
      case 'softMode':
        await api.shellNotices.selectEyeProtection({ body: { IsOn: yes.safeParse(form.get('isOn')).success } });
        break;
      case 'functionSet': {
        const shown = new Set(form.getAll('shown'));
        const { allMenu, hiddenMenuNames } = await loadFrame(args);
        const offered = allMenu.map(({ name }) => name);
        // What is not offered today, for a franchisee or by the company, keeps what the tutor once said of it.
        const Hidden = [
          ...hiddenMenuNames.filter((name) => !offered.includes(name)),
          ...offered.filter((name) => !shown.has(name)),
        ];
        await api.shellNotices.saveHiddenMenus({ body: { Hidden } });
        break;
      }
      case 'firstLogin':
        await api.shellNotices.finishFirstLogin();
        break;
      default:
        return redirect('/404');
    }
    return actionReply(args, { result: { isSaved: true }, flash: null }, '/home');
  } catch (error) {
    return actionFailure(error, args, '/home');
  }
});
