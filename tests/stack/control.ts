import { z } from 'zod';
import { ChatControl } from './control-chat.ts';

const tutorSchema = z.object({ account: z.string(), password: z.string(), tuid: z.int().positive() });
/** A fresh tutor, alone in the world of its test. */
export type Tutor = z.infer<typeof tutorSchema>;

const outboxSchema = z.object({ messages: z.array(z.looseObject({ code: z.string().nullable() })) });

const crowdSchema = z.object({ tutors: z.array(z.object({ tuid: z.int(), token: z.string() })) });

/** Key of a kind of tutor that the backend seeds (apps/backend/demo/account/tutor-templates.ts). */
export type Template = string;

/** What the backend answers instead of its real reply, `count` times. */
export interface Fault {
  /** Path of the contract, whatever its case. */
  path: string;
  kind: 'errorCode' | 'status' | 'malformed' | 'delay' | 'rateLimit' | 'html';
  tuid?: number;
  /** ErrorCode, or HTTP status for 'status'. */
  code?: number;
  message?: string;
  delayMs?: number;
  count: number;
}

/** The backend's control API: it exists only in a backend started with a control key. */
export class Control {
  readonly #url: () => string;
  readonly #key: string;
  readonly chat = new ChatControl((path, body) => this.#post(`chat/${path}`, body));

  constructor(url: () => string, key: string) {
    this.#url = url;
    this.#key = key;
  }

  async createTutor(template: Template): Promise<Tutor> {
    return tutorSchema.parse(await this.#post('tutors', { template }));
  }

  /** Sends system messages as the company would. */
  async sendMessage(message: {
    tuid: number;
    kind?: 'remind' | 'warning' | 'notice' | 'levelUp';
    source?: 'system' | 'class' | 'moodle' | 'paypal' | 'absence' | 'selfSchedule' | 'classRemark';
    title: string;
    content?: string;
    remind?: boolean;
    /** The class that it is about, for reminders of remarks. */
    refId?: number;
    count?: number;
  }): Promise<void> {
    await this.#post('messages', { kind: 'notice', content: '<p>Please read.</p>', remind: false, ...message });
  }

  /** The tutor as a person of the chat, and a conversation with a student of an own class. */
  async openChat(tuid: number): Promise<{ tutorId: number; studentId: number; conversationId: number }> {
    const people = z.object({ tutor: z.int(), students: z.array(z.object({ id: z.int() })).min(1) });
    const { tutor, students } = people.parse(await this.#post('chat/people', { tuid }));
    const studentId = students[0]?.id ?? 0;
    const opened = await this.#post('chat/open', { people: [tutor, studentId] });
    return { tutorId: tutor, studentId, ...z.object({ conversationId: z.int() }).parse(opened) };
  }

  /** Offers a class to be grabbed. */
  async offerDidi(offer: {
    tuid: number;
    studentName?: string;
    dialog?: string;
    openSeconds?: number;
  }): Promise<{ id: number }> {
    return z.object({ id: z.int() }).parse(await this.#post('didi', offer));
  }

  /** What became of an offer: pointType 3 grabbed, 4 closed. */
  async didiState(offer: { tuid: number; id: number }): Promise<{ isShown: boolean; pointType: number | null }> {
    const state = z.object({ isShown: z.boolean(), pointType: z.int().nullable() });
    return state.parse(await this.#post('didi/state', offer));
  }

  /** Says that there is something to look at in the schedule. */
  async remindOfSchedule(tuid: number): Promise<void> {
    await this.#post('self-schedule-remind', { tuid });
  }

  async addClass(lesson: {
    tuid: number;
    startsInMinutes: number;
    durationMinutes: number;
    status?: 'Waited' | 'Confirmed' | 'Canceled';
    missingRemark?: boolean;
    studentName?: string;
    lessonFeeCentavos?: number;
    lessonKind?: 'normal' | 'vip' | 'trial' | 'small' | 'test';
    classTool?: number;
  }): Promise<number> {
    return z.object({ clid: z.int() }).parse(await this.#post('classes', lesson)).clid;
  }

  /** Plans an open class; gives its id. */
  async addOpenClass(openClass: {
    tuid: number;
    startsInMinutes: number;
    title: string;
    studentNames?: string[];
    isCanceled?: boolean;
  }): Promise<number> {
    return z.object({ id: z.int() }).parse(await this.#post('open-classes', openClass)).id;
  }

  /** Asks for the confirmation of a new class; gives the request's id. */
  async requestAttendance(request: {
    tuid: number;
    startsInMinutes: number;
    studentName?: string;
    lessonFeeCentavos?: number;
  }): Promise<number> {
    return z.object({ id: z.int() }).parse(await this.#post('attendance', request)).id;
  }

  /** Forces the status until null is given, and the Body that the next clock-in is answered with. */
  /** A training lesson at any time, below 0 one that is over by then. Returns its number. */
  async addTrainingLesson(lesson: {
    tuid: number;
    startsInMinutes: number;
    type?: 'QA' | 'Test';
    reason?: string;
  }): Promise<number> {
    return z.object({ id: z.int() }).parse(await this.#post('training-lessons', lesson)).id;
  }

  /** What its trainer wrote about a lesson that is over. */
  async recordTrainingResult(result: { id: number; remark: string; isPassed?: boolean }): Promise<void> {
    await this.#post('training-results', result);
  }

  async setClockIn(shift: { tuid: number; status?: number | null; nextResult?: number | null }): Promise<void> {
    await this.#post('clock-in', shift);
  }

  /** Sets what a tutor may schedule and what is open; slots by days from today and minutes of the day in the tutor's zone. */
  async setSchedule(schedule: {
    tuid: number;
    allowance?: number;
    limitReason?: string | null;
    openSelfSchedule?: boolean;
    openSelfCancel?: boolean;
    /** Forgets all open time and cancels all classes first. */
    isCleared?: boolean;
    slots?: {
      daysAhead: number;
      minute: number;
      count?: number;
      busyTime?: string;
      isDisabled?: boolean;
      status?: 'Waited' | 'Canceled';
    }[];
  }): Promise<void> {
    await this.#post('schedule', schedule);
  }

  /** Somebody complains about the tutor; gives the complaint's id. With `count` that many do, a minute apart. */
  async addComplaint(complaint: { tuid: number; type?: string; reason?: string; count?: number }): Promise<number> {
    return z.object({ comId: z.int() }).parse(await this.#post('complaints', complaint)).comId;
  }

  /** The company replies to a complaint and decides it. */
  async answerComplaint(answer: { comId: number; reply?: string; state?: 'upheld' | 'dismissed' }): Promise<void> {
    await this.#post('complaints/answer', answer);
  }

  /** The company answers a leave request that waits. */
  async decideLeave(decision: { id: number; isApproved: boolean; remark?: string }): Promise<void> {
    await this.#post('leave', decision);
  }

  /** The company audits the contract that a tutor signed. */
  async auditContract(audit: { tuid: number; isPassed: boolean; remark?: string }): Promise<void> {
    await this.#post('contract', audit);
  }

  /** Gives or takes flowers, opens or closes their exchange. */
  async giveFlowers(gift: { tuid: number; add?: number; isExchangeOpen?: boolean }): Promise<void> {
    await this.#post('flowers', gift);
  }

  /** The company's word on the tutor's last feedback. */
  async answerFeedback(answer: { tuid: number; remark: string; state?: 'answered' | 'accepted' }): Promise<void> {
    await this.#post('feedback-answer', answer);
  }

  /** Signed-in tutors with nothing but a feed, many at once. */
  async crowd(count: number): Promise<{ tuid: number; token: string }[]> {
    return crowdSchema.parse(await this.#post('crowd', { count })).tutors;
  }

  /** Class requests that the tutor grabbed in the last two months. */
  async giveOrders(tuid: number): Promise<void> {
    await this.#post('orders', { tuid });
  }

  /** So many more tutors for the rankings, with orders and trial lessons a month. */
  async addColleagues(colleagues: { count: number; orders: number; trials: number }): Promise<void> {
    await this.#post('colleagues', colleagues);
  }

  async expireSessions(tuid: number): Promise<void> {
    await this.#post('expire-sessions', { tuid });
  }

  /** The code of the newest e-mail or text message to an address or number. */
  async latestCode(to: string): Promise<string> {
    const { messages } = outboxSchema.parse(await this.#post('outbox', { to }));
    const code = messages.find((message) => message.code !== null)?.code;
    if (code === undefined || code === null) throw new Error(`no code was sent to ${to}`);
    return code;
  }

  /** Lets the chapters that a tutor has opened have been opened earlier, so that they can be learnt. */
  async openChaptersEarlier(tuid: number, minutes = 60): Promise<void> {
    await this.#post('chapters-opened-earlier', { tuid, minutes });
  }

  /** A code for /loginAuto, good once and for 60 s. */
  async autoLoginCode(tuid: number): Promise<string> {
    return z.object({ code: z.string() }).parse(await this.#post('auto-login-code', { tuid })).code;
  }

  /** Sets what the shell shows a tutor beside the page. */
  async setShell(state: { tuid: number } & Record<string, unknown>): Promise<void> {
    await this.#post('shell-state', state);
  }

  async fault(fault: Fault): Promise<void> {
    await this.#post('faults', fault);
  }

  /** What a call of a tutor answers with, instead of its own body. */
  async replaceReply(call: { path: string; tuid: number; body: unknown }): Promise<void> {
    const { path, tuid, body } = call;
    const message = JSON.stringify({ ErrorCode: 0, Msg: '', Body: body });
    await this.fault({ path, tuid, kind: 'malformed', message, count: 10_000 });
  }

  async clearFaults(): Promise<void> {
    await this.#post('faults/clear', {});
  }

  async #post(path: string, body: object): Promise<unknown> {
    const response = await fetch(new URL(`/control/${path}`, this.#url()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-control-key': this.#key },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`control ${path}: HTTP ${response.status} ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
