import { cutText } from '@tutor/rules/shell/cut-text';
import { asc, desc, sql } from 'drizzle-orm';
import { html } from 'hono/html';
import type { Queries } from '../database/database.ts';
import { type Markup, page } from '../http/page.ts';
import { helpTopics } from './tables.ts';

type Topic = typeof helpTopics.$inferSelect;

/** Questions of one conversation that the page keeps; older ones scroll away. */
const questionsMax = 10;
const questionLengthMax = 200;
const answersMax = 2;

/** The help chat, as far as its address tells: every `q` is one question, in order. Answers come from the topics' table. */
export async function helpChatPage(queries: Queries, asked: readonly string[]): Promise<Markup> {
  const questions = asked
    .map((question) => cutText(question.trim(), questionLengthMax))
    .filter((question) => question !== '')
    .slice(-questionsMax);
  const topics = await queries.select().from(helpTopics).orderBy(asc(helpTopics.position));
  const turns = await Promise.all(
    questions.map(async (question) => ({ question, found: await findTopics(queries, topics, question) })),
  );
  const answered = new Set(turns.flatMap(({ found }) => found.map(({ slug }) => slug)));
  const further = topics.filter(({ slug }) => !answered.has(slug)).slice(0, 6);
  return page({
    title: 'Help chat',
    main: html`<h1>Help chat</h1>
<p class="muted">I answer from the tutor handbook. For anything else, please ask your Team Manager.</p>
<div class="chat" role="log" aria-label="Conversation">
${turns.map((turn) => turnMarkup(turn))}
</div>
<form class="ask" method="get" action="/ai-chat#question">
${questions.map((question) => html`<input type="hidden" name="q" value="${question}">`)}
<div class="field"><label for="question">Your question</label><input id="question" type="text" name="q" maxlength="${questionLengthMax}" required autocomplete="off"></div>
<button type="submit">Ask</button>
</form>
<div><p class="small muted" id="topics">Often asked</p>
<ul class="topics" aria-labelledby="topics">
${further.map((topic) => html`<li><a class="button quiet" href="/ai-chat?${withQuestion(questions, topic.question)}#question">${topic.question}</a></li>`)}
</ul></div>`,
  });
}

function turnMarkup({ question, found }: { question: string; found: readonly Topic[] }): Markup {
  const answers =
    found.length === 0
      ? [
          html`<p class="answer">I found nothing about that in the handbook. Please try other words, or choose a question below.</p>`,
        ]
      : found.map((topic) => html`<div class="answer"><h3>${topic.question}</h3><p>${topic.answer}</p></div>`);
  return html`<p class="asked">${question}</p>${answers}`;
}

function withQuestion(questions: readonly string[], next: string): string {
  return new URLSearchParams([...questions, next].slice(-questionsMax).map((question) => ['q', question])).toString();
}

/** The topics that fit best. A topic's own question finds exactly that topic. */
async function findTopics(queries: Queries, topics: readonly Topic[], question: string): Promise<readonly Topic[]> {
  const own = topics.find((topic) => topic.question === question);
  if (own !== undefined) return [own];
  const words = question.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return [];
  const document = sql`(setweight(to_tsvector('english', ${helpTopics.question} || ' ' || ${helpTopics.keywords}), 'A') || to_tsvector('english', ${helpTopics.answer}))`;
  // Any of the words may fit, and each is a plain word by now: no operator can come in.
  const wanted = sql`to_tsquery('english', ${words.map((word) => `'${word}'`).join(' | ')})`;
  return queries
    .select()
    .from(helpTopics)
    .where(sql`${document} @@ ${wanted}`)
    .orderBy(desc(sql`ts_rank(${document}, ${wanted})`), asc(helpTopics.position))
    .limit(answersMax);
}
