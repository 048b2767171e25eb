import { redirect } from '@remix-run/node';
import { didiPoints } from '@tutor/rules/messages/didi';
import { noticeSettingSchema } from '@tutor/rules/messages/notice-setting';
import { z } from 'zod';
import { sendForm } from '../kit/forms/send-form.server.ts';
import { guarded } from '../session/guarded.server.ts';
import { answerNotice } from './answer-notice.server.ts';

const id = z.coerce.number().int().positive();
const onOff = z.enum(['true', 'false']).transform((text) => text === 'true');

export function loader(): Response {
  return redirect('/message');
}

/** Answers to what waits, from the dialogs: `intent` noted, accept, refuse, closeDidi, shownDidi or setting. */
export const action = guarded(async (args) => {
  const { api } = args;
  const form = await args.request.formData();
  const intent = String(form.get('intent') ?? '');
  switch (intent) {
    case 'noted':
      return sendForm({
        intent,
        form,
        schema: z.object({ mid: id }),
        send: async ({ mid }) => {
          await api.messages.readSystemMessage({ query: { Mid: mid } });
          return {};
        },
      });
    case 'accept':
    case 'refuse':
      return answerNotice(api, { intent, form });
    case 'closeDidi':
      return sendForm({
        intent,
        form,
        schema: z.object({ id, classId: id }),
        send: async ({ id: ID, classId: ClassID }) => {
          await api.notices.readDidiPoint({ body: { ID, ClassID, PointType: didiPoints.closed } });
          return {};
        },
      });
    case 'shownDidi':
      return sendForm({
        intent,
        form,
        schema: z.object({ id, classId: id }),
        send: async ({ id: ID, classId: ClassID }) => {
          await api.notices.addDidiPoint({ body: { ID, ClassID, PointType: didiPoints.shown } });
          return {};
        },
      });
    case 'setting':
      return sendForm({
        intent,
        form,
        schema: settingForm,
        send: async (change) => {
          // Parsing leaves out what was not given; the types cannot say so.
          const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
          await api.notices.saveSetting({ body: noticeSettingSchema.partial().parse(given) });
          return {};
        },
      });
    default:
      return redirect('/404');
  }
});

const settingForm = z.object({
  isSoundOn: onOff.optional(),
  volume: z.coerce.number().int().min(0).max(100).optional(),
  isQuietInClass: onOff.optional(),
  isQuietOffDuty: onOff.optional(),
  isBrowserNoticeOn: onOff.optional(),
  isKeysOn: onOff.optional(),
});
