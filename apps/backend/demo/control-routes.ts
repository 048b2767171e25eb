import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Passwords } from '../src/account/passwords.ts';
import type { Sessions } from '../src/account/sessions.ts';
import type { Queries } from '../src/database/database.ts';
import { readJsonBody } from '../src/http/json-body.ts';
import { invalid, Refusal, refusalCodes } from '../src/http/refusal.ts';
import type { KnownNews } from '../src/hubs/known-news.ts';
import { demoPassword } from './account/insert-tutor.ts';
import { findTemplate, tutorTemplates } from './account/tutor-templates.ts';
import { controlAttendance } from './attendance/control-attendance.ts';
import type { CallAs } from './chat/call-as.ts';
import { controlChat } from './chat/control-chat.ts';
import { controlClasses } from './classes/control-classes.ts';
import { controlContract } from './contract/control-contract.ts';
import type { OnControl } from './control/control-call.ts';
import { type Faults, faultSchema } from './control/faults.ts';
import { controlFeedback } from './feedback/control-feedback.ts';
import { controlLeave } from './leave/control-leave.ts';
import { controlCrowd } from './messages/control-crowd.ts';
import { controlMessages } from './messages/control-messages.ts';
import { controlRankings } from './rankings/control-rankings.ts';
import { controlReferrals } from './referrals/control-referrals.ts';
import { controlSchedule } from './schedule/control-schedule.ts';
import { controlComplaints } from './scores/control-complaints.ts';
import { controlFlowers } from './scores/control-flowers.ts';
import { createTutor } from './seed-tutors.ts';
import { controlShell } from './shell/control-shell.ts';
import { controlTraining } from './training/control-training.ts';

interface ControlOptions {
  key: string;
  queries: Queries;
  sessions: Sessions;
  knownNews: KnownNews;
  passwords: Passwords;
  faults: Faults;
  callAs: CallAs;
  now: () => Date;
}

const tuid = z.int().positive();
const tutorRequest = z.object({
  template: z.string().default('ordinary'),
  /** Whether classes ask for a confirmation from the beginning, as for the seeded tutors. */
  withRequests: z.boolean().default(false),
});
const tutorOnly = z.object({ tuid });

/** Tells the backend what happens next, for tests and demonstrations. Mounted only when a control key is set. */
export function controlRoutes(options: ControlOptions): Hono {
  const { queries, sessions, knownNews, passwords, faults, callAs, now } = options;
  const routes = new Hono();
  routes.use(async (context, next) => {
    if (!isKey(context.req.header('x-control-key') ?? '', options.key)) {
      throw new Refusal(refusalCodes.notFound, 'This is not a path of the service.', 404);
    }
    await next();
  });

  const on: OnControl = (path, schema, handle) => {
    routes.post(path, async (context) => {
      const parsed = schema.safeParse((await readJsonBody(context.req.raw)) ?? {});
      if (!parsed.success) {
        const issue = parsed.error.issues[0];
        throw new Refusal(refusalCodes.invalid, `${issue?.path.join('.') ?? 'Body'}: ${issue?.message ?? ''}`, 400);
      }
      return context.json(await handle(parsed.data));
    });
  };

  on('/tutors', tutorRequest, async ({ template: key, withRequests }) => {
    const template = findTemplate(key);
    if (template === undefined)
      throw invalid('template', `one of ${tutorTemplates.map((item) => item.key).join(', ')}`);
    const account = `${template.account}.${randomBytes(5).toString('hex')}`;
    const passwordHash = await passwords.hash(demoPassword);
    const created = await queries.transaction((tx) =>
      createTutor(tx, template, { account, passwordHash, withRequests }, now()),
    );
    return { account, password: demoPassword, tuid: created };
  });

  on('/expire-sessions', tutorOnly, async (request) => ({ expired: await sessions.expireAll(request.tuid) }));

  controlClasses(on, { queries, now });
  controlAttendance(on, { queries, now });
  controlComplaints(on, { queries, now });
  controlMessages(on, { queries, now });
  controlSchedule(on, { queries, now });
  controlLeave(on, { queries, now });
  controlContract(on, { queries, now });
  controlShell(on, { queries, now });
  controlCrowd(on, { queries, knownNews, now });
  controlFeedback(on, { queries, now });
  controlFlowers(on, { queries, now });
  controlRankings(on, { queries, now });
  controlReferrals(on, { queries, now });
  controlTraining(on, { queries, now });
  controlChat(on, { queries, callAs, now });

  on('/faults', faultSchema, async (fault) => {
    faults.add(fault);
    return {};
  });

  on('/faults/clear', z.object({}), async () => {
    faults.clear();
    return {};
  });

  return routes;
}

function isKey(given: string, key: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(key);
  return a.length === b.length && timingSafeEqual(a, b);
}
