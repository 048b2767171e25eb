import {
  knowledgeRemarkSchema,
  masteryField,
  normalRemarkSchema,
  trialRemarkSchema,
  vipRemarkSchema,
} from '@tutor/rules/classes/remark-forms';
import { z } from 'zod';
import { wordsOr } from '../kit/beside/words-or.server.ts';
import { checkedSend, type Sent } from '../kit/forms/send-form.server.ts';
import type { Api } from '../session/api.server.ts';

const versionSchema = z.coerce.number().int().nonnegative().catch(0);

/** What came of a remark: the version that was saved. */
type SentRemark = Sent<{ version: number }>;

/** Saves a remark by the kind that its class asks for. */
export async function saveRemark(api: Api, clid: number, typed: Readonly<Record<string, string>>): Promise<SentRemark> {
  const { body: asked } = await api.classRemarks.remark({ body: { CLID: clid } });
  const common = { CLID: clid, Version: versionSchema.parse(typed.version) };
  switch (asked.Kind) {
    case 'normal':
      return checkedSend(normalRemarkSchema, typed, async ({ content, homework }) =>
        savedRemark(await api.classRemarks.addRemark({ body: { ...common, Content: content, Homework: homework } })),
      );
    case 'vip':
      return checkedSend(vipRemarkSchema, typed, async ({ content, strengths, improvements, nextStep }) => {
        const body = { Content: content, Strengths: strengths, Improvements: improvements, NextStep: nextStep };
        return savedRemark(await api.classRemarks.addVipRemark({ body: { ...common, ...body } }));
      });
    case 'knowledge': {
      const points = asked.KnowledgePoints;
      return checkedSend(knowledgeRemarkSchema(points.length), typed, async (values) => {
        const judged = points.map((Point, index) => ({
          Point,
          Mastery: Number(Reflect.get(values, masteryField(index))),
        }));
        const body = { Content: values.content, Homework: values.homework, Points: judged };
        return savedRemark(await api.classRemarks.addKnowledgePointsRemark({ body: { ...common, ...body } }));
      });
    }
    case 'trial':
      return checkedSend(trialRemarkSchema, typed, async (values) => {
        const body = {
          Content: values.content,
          Level: values.level,
          Pronunciation: values.pronunciation,
          Vocabulary: values.vocabulary,
          Grammar: values.grammar,
          Fluency: values.fluency,
        };
        return savedRemark(await api.classRemarks.addTrialRemark({ body: { ...common, ...body } }));
      });
  }
}

function savedRemark({ message, body }: { message: string; body: { Version: number } }): SentRemark {
  return { message: wordsOr(message, 'Your remark was saved.'), more: { version: body.Version } };
}
