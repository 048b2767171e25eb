import { Hono } from 'hono';
import { latestMessages } from '../../src/account/outbox.ts';
import type { Queries } from '../../src/database/database.ts';
import { seededPhone } from '../profile/seed.ts';
import { demoPassword } from './insert-tutor.ts';
import { tutorTemplates } from './tutor-templates.ts';

/** The seeded accounts with their password, their seeded e-mail and phone, and what each shows. */
export const demoAccounts = tutorTemplates.map(({ key, tuid, account, firstName, lastName, shows, flags }) => ({
  key,
  tuid,
  account,
  password: demoPassword,
  name: `${firstName} ${lastName}`,
  email: `${account}@tutors.example`,
  phone: flags?.isNeedUpdatePhone === true ? null : seededPhone(tuid),
  shows,
}));

/** Tells somebody who tries the demonstration the accounts, where one can be a student, and what was sent to the accounts. */
export function demoRoutes(queries: Queries, studentPage: () => string): Hono {
  const routes = new Hono();
  routes.get('/accounts', () => fresh({ accounts: demoAccounts, studentPage: studentPage() }));
  routes.get('/outbox', async (context) =>
    fresh({ messages: await latestMessages(queries, { to: context.req.query('to') }) }),
  );
  return routes;
}

function fresh(body: object): Response {
  return Response.json(body, { headers: { 'cache-control': 'no-store' } });
}
