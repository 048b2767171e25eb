import { classToolName } from '@tutor/rules/classes/class-tool';
import { trainingLessonNames } from '@tutor/rules/training/training-slots';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { tutors } from './account/tables.ts';
import type { ClassroomLinks } from './classes/classroom-link.ts';
import { openClasses } from './classes/open-class-tables.ts';
import { classes } from './classes/tables.ts';
import type { Queries } from './database/database.ts';
import { type Markup, page, pageHeaders } from './http/page.ts';
import { pageStyle, pageStylePath } from './http/page-style.ts';
import { Refusal, refusalCodes } from './http/refusal.ts';
import { type DidiKeys, didiPagePath, didiPages } from './messages/didi-pages.ts';
import { helpChatPage } from './shell/help-chat.ts';
import { clientVersions, shellStates } from './shell/tables.ts';
import { trainingAppointments } from './training/lesson-tables.ts';

interface PublicPagesOptions {
  queries: Queries;
  didiKeys: DidiKeys;
  now: () => Date;
  publicUrl: () => string;
  portalOrigin: string;
  links: ClassroomLinks;
}

/** The service's own pages beside the contract: help chat, client download, classrooms, referral, grabbing. */
export function publicPages({ queries, didiKeys, now, publicUrl, portalOrigin, links }: PublicPagesOptions): Hono {
  const routes = new Hono();
  const show = async (context: Context, markup: Markup | Promise<Markup>, framedBy: string[] = []): Promise<Response> =>
    context.html(await markup, 200, pageHeaders(new URL(publicUrl()).origin, { framedBy }));
  // As browsers see it: a proxy in front may have taken a part of the path away, which is signed with the rest.
  const addressOf = (context: Context): URL => {
    const { pathname, search } = new URL(context.req.url);
    return new URL(`${publicUrl()}${pathname}${search}`);
  };

  routes.get(
    pageStylePath,
    () =>
      new Response(pageStyle, {
        headers: { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' },
      }),
  );

  routes.get('/ai-chat', (context) =>
    show(context, helpChatPage(queries, context.req.queries('q') ?? []), [portalOrigin]),
  );

  routes.get('/downloads/:label', async (context) => {
    const [client] = await queries
      .select()
      .from(clientVersions)
      .where(eq(clientVersions.label, context.req.param('label')));
    if (client === undefined) throw notFound();
    return new Response(installNote(client), {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': `attachment; filename="${client.label}-${client.version.replace(/[^\w.-]/g, '_')}-how-to-install.txt"`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  });

  routes.get('/classroom/:code', async (context) => {
    const tutor = await findTutor(queries, eq(shellStates.classroomCode, context.req.param('code')));
    return show(
      context,
      page({
        title: 'Temporary classroom',
        main: html`<h1>Temporary classroom</h1>
<p>This is the temporary classroom of <strong>${tutor.firstName} ${tutor.lastName}</strong>.</p>
<p class="muted">No class is going on here. When a class is moved here, your Team Manager tells you, and this page opens it in the desktop client.</p>`,
      }),
    );
  });

  routes.get('/classroom/class/:clid', async (context) => {
    if (!links.isGood('class', addressOf(context), now())) throw notFound();
    const clid = Number(context.req.param('clid'));
    const [lesson] = await queries.select().from(classes).where(eq(classes.clid, clid));
    if (lesson === undefined) throw notFound();
    return show(
      context,
      page({
        title: 'Classroom',
        main: html`<h1>${classToolName(lesson.classTool)}</h1>
<p>Class with <strong>${lesson.studentName}</strong>: ${lesson.unitName}</p>
<p class="muted">This is where the company's classroom opens. This service carries no classroom of its own; in the desktop client the same class opens in the client.</p>`,
      }),
    );
  });

  routes.get('/clips/:kind/:id', (context) =>
    show(
      context,
      page({
        title: 'Clip',
        main: html`<h1>Clip</h1>
<p>This is where the company's player shows the clip. This service carries no recordings of its own.</p>`,
      }),
    ),
  );

  routes.get('/classroom/open/:id', async (context) => {
    if (!links.isGood('open', addressOf(context), now())) throw notFound();
    const id = Number(context.req.param('id'));
    const [openClass] = await queries.select().from(openClasses).where(eq(openClasses.id, id));
    if (openClass === undefined) throw notFound();
    return show(
      context,
      page({
        title: 'Open class',
        main: html`<h1>${openClass.title}</h1>
<p>Open class: ${openClass.topic}</p>
<p class="muted">This is where the company's classroom opens. This service carries no classroom of its own; in the desktop client the same class opens in the client.</p>`,
      }),
    );
  });

  routes.get('/classroom/training/:id', async (context) => {
    if (!links.isGood('training', addressOf(context), now())) throw notFound();
    const id = Number(context.req.param('id'));
    const [lesson] = await queries.select().from(trainingAppointments).where(eq(trainingAppointments.id, id));
    if (lesson === undefined) throw notFound();
    return show(
      context,
      page({
        title: 'Training classroom',
        main: html`<h1>Training classroom</h1>
<p>${trainingLessonNames[lesson.type]} with <strong>${lesson.name}</strong>: ${lesson.reason}</p>
<p class="muted">This is where the company's classroom opens. This service carries no classroom of its own; in the desktop client the same lesson opens in the client.</p>`,
      }),
    );
  });

  routes.get('/join/:code', async (context) => {
    const tutor = await findTutor(queries, eq(shellStates.referralCode, context.req.param('code')));
    return show(
      context,
      page({
        title: 'Teach with us',
        main: html`<h1>Teach with us</h1>
<p><strong>${tutor.firstName}</strong> teaches English online with us and thinks that you would be good at it.</p>
<p class="muted">Your own hours, students who look forward to you, and a team that helps. Please tell our recruiters who sent you: referral code <strong>${context.req.param('code')}</strong>.</p>
<p><a class="button" href="${portalOrigin}/welcome">About Tutor Portal</a></p>`,
      }),
    );
  });

  routes.route(
    didiPagePath,
    didiPages({
      queries,
      keys: didiKeys,
      now,
      addressOf,
      portalOrigin,
      show: (context, markup) => show(context, markup),
    }),
  );

  return routes;
}

async function findTutor(queries: Queries, condition: ReturnType<typeof eq>) {
  const [tutor] = await queries
    .select({ firstName: tutors.firstName, lastName: tutors.lastName })
    .from(shellStates)
    .innerJoin(tutors, eq(tutors.tuid, shellStates.tuid))
    .where(condition);
  if (tutor === undefined) throw notFound();
  return tutor;
}

function notFound(): Refusal {
  return new Refusal(refusalCodes.notFound, 'This is not a path of the service.', 404);
}

// The reference service has no installer to give away; the note says so instead of pretending.
function installNote({ label, version }: typeof clientVersions.$inferSelect): string {
  const system = label === 'tutor-mac' ? 'macOS' : 'Windows';
  return `Tutor Portal desktop client ${version} for ${system}

This service does not carry the installer itself. Your Team Manager sends it to your private e-mail.

Before you install
- ${system === 'macOS' ? 'macOS 12 or newer, 4 GB of memory' : 'Windows 10 or newer, 4 GB of memory'}
- camera, microphone and headset plugged in
- 10 Mbps down and 5 Mbps up (Network Test in the portal's header measures it)

To install
1. Open the file from the e-mail and follow its steps.
2. Start the client and choose Sign in. Your browser opens and hands your sign-in over.
3. Run Device Test once before your first class.
`;
}
