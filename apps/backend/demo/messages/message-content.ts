import type { MessageKind, MessageSource } from '@tutor/rules/messages/message-kinds';

/** A message's words; `content` is HTML as the company's editors write it. */
export interface MessageContent {
  kind: MessageKind;
  title: string;
  content: string;
  remind?: boolean;
  /** Default 'system'. */
  source?: MessageSource;
  /** Speaks of classes that were taught: nothing for a tutor who has taught none yet. */
  needsTaughtClasses?: boolean;
}

/** What the company writes to its tutors, all four kinds, newest first when seeded. */
export const messageContents: readonly MessageContent[] = [
  {
    kind: 'remind',
    title: 'Please complete your class remarks',
    needsTaughtClasses: true,
    content:
      '<p>Hi Teacher,</p><p>Some of your classes from the last days are still <strong>missing a remark</strong>. Parents read it first thing in the morning.</p><p>Please write the remarks within <strong>24 hours</strong> after class. A good remark says:</p><ul><li>what the student did well,</li><li>one thing to practise,</li><li>what comes next.</li></ul><p>Thank you!</p>',
  },
  {
    kind: 'notice',
    title: 'Classroom maintenance this Sunday, 02:00 to 04:00',
    content:
      '<p>The classroom servers will be updated on <strong>Sunday from 02:00 to 04:00 (Beijing time)</strong>.</p><p>Classes in that window are moved by the scheduling team. You do not need to do anything; changed classes appear in your class table with their new time.</p>',
  },
  {
    kind: 'levelUp',
    title: 'Congratulations, you reached level C1!',
    needsTaughtClasses: true,
    content:
      '<p>Dear Teacher,</p><p>Your teaching points took you to <strong>level C1</strong>. Well done!</p><p>With the new level you receive:</p><ul><li>priority for trial lessons in the evening,</li><li>a higher enrolment bonus,</li><li>a badge beside your name.</li></ul><p>Keep it up!</p>',
  },
  {
    kind: 'warning',
    title: 'Late arrival recorded on your last shift',
    needsTaughtClasses: true,
    content:
      '<p>You entered the classroom <strong>4 minutes after the start</strong> of a class.</p><p>Please clock in before your first class and enter the classroom five minutes early. Three late arrivals in a month lead to a review with your Team Manager.</p><p>If you had a technical problem, send a <em>Feedback</em> with a screenshot within 48 hours.</p>',
  },
  {
    kind: 'notice',
    title: 'New teaching materials: Oxford Discover 3, units 9 to 12',
    content:
      '<p>The new slides for <strong>Oxford Discover 3</strong> are ready.</p><table><thead><tr><th>Unit</th><th>Topic</th><th>From</th></tr></thead><tbody><tr><td>9</td><td>How do we stay healthy?</td><td>Monday</td></tr><tr><td>10</td><td>What is an invention?</td><td>Monday</td></tr><tr><td>11</td><td>Why do people move?</td><td>Wednesday</td></tr><tr><td>12</td><td>How do we protect animals?</td><td>Friday</td></tr></tbody></table><p>Please look through the warm-up pages: they now include a <em>listening task</em>.</p>',
  },
  {
    kind: 'remind',
    title: 'Your schedule for next week is open',
    remind: true,
    content:
      '<p>You can release or cancel time for next week until <strong>Thursday 18:00</strong>.</p><p>Evenings from 18:00 to 21:30 (Beijing time) are requested most. Please keep at least six slots open.</p>',
  },
  {
    kind: 'notice',
    title: 'How to give flowers a second life: converting flowers into cash',
    content:
      '<p>One flower is worth <strong>PHP 5</strong>. You can convert up to 100 flowers a month under <em>Flowers For Cash</em>.</p><ol><li>Open the flower list.</li><li>Choose how many flowers.</li><li>Leave a short remark and confirm.</li></ol><p>The amount is paid with your next service fee.</p>',
  },
  {
    kind: 'warning',
    title: 'Two classes were cancelled within 24 hours',
    needsTaughtClasses: true,
    content:
      '<p>Cancelling within 24 hours costs <strong>100 % of the lesson fee and 2 teaching points</strong> per class.</p><blockquote>3 to 24 hours: 100 %<br>24 to 48 hours: 50 %<br>48 to 72 hours: 25 %</blockquote><p>If you cannot teach, tell us as early as you can: a substitute can then be found.</p>',
  },
  {
    kind: 'remind',
    title: 'Confirm your attendance at least 30 minutes before class',
    content:
      '<p>Classes that ask for a confirmation are cancelled when no answer comes <strong>30 minutes before class</strong>.</p><p>You find them on your dashboard and in the class table.</p>',
  },
  {
    kind: 'notice',
    title: 'Holiday timetable: shorter evenings during Golden Week',
    content:
      '<p>During the national holiday many families travel. Expect <strong>fewer evening classes</strong> and more in the morning.</p><p>Questions? Ask your Team Manager.</p>',
  },
  {
    kind: 'levelUp',
    title: 'Tutor level T2: 63 trial students stayed with you',
    needsTaughtClasses: true,
    content:
      '<p>Your trial lessons convinced <strong>63 students</strong> to stay. That is tutor level <strong>T2</strong>.</p><p>Next stop: <strong>T3</strong> from 80 students.</p>',
  },
  {
    kind: 'notice',
    title: 'Internet check before the typhoon season',
    content:
      '<p>Please test your line and your backup line this week. Open <strong>Network Test</strong> from the header; you need at least:</p><ul><li>10 Mbps down, 5 Mbps up,</li><li>latency below 150 ms,</li><li>packet loss below 1 %.</li></ul><p>Prepare a power bank or a second place to teach from.</p>',
  },
  {
    kind: 'remind',
    title: 'Training: Correcting pronunciation kindly',
    content:
      '<p>You are booked for the training <strong>Correcting pronunciation kindly</strong>. Please bring one recording of a class in which a student struggled with <em>th</em>.</p>',
  },
  {
    kind: 'warning',
    title: 'Background noise reported by a parent',
    needsTaughtClasses: true,
    content:
      '<p>A parent heard traffic during the class. Please close the window, use your headset and check the microphone under <strong>Device Test</strong>.</p>',
  },
  {
    kind: 'notice',
    title: 'Student of the month: thank you for 1,200 kind remarks',
    content:
      '<p>Together you wrote more than <strong>1,200 remarks</strong> last month. Parents rated them 4.8 of 5 on average.</p><p>One of the loveliest: <q>Leo was brave today. He told me a whole story about his grandmother&rsquo;s garden.</q></p>',
  },
];

/** What arrives during a simulated day. */
export const arrivingMessages: readonly MessageContent[] = [
  {
    kind: 'notice',
    title: 'A student left you a comment',
    needsTaughtClasses: true,
    content: '<p>A student wrote: <q>Teacher, I understand magic e now!</q> and gave you <strong>5 stars</strong>.</p>',
  },
  {
    kind: 'remind',
    title: 'Your next class starts soon',
    needsTaughtClasses: true,
    content: '<p>Please open the classroom five minutes early and check your headset.</p>',
  },
  {
    kind: 'notice',
    title: 'Materials updated for one of your lessons',
    needsTaughtClasses: true,
    content: '<p>The slides of a lesson this week were improved. Please have a look before class.</p>',
  },
  {
    kind: 'warning',
    title: 'A remark is due',
    needsTaughtClasses: true,
    content: '<p>A class that ended today has no remark yet. Please write it within 24 hours.</p>',
  },
  {
    kind: 'levelUp',
    title: 'Flowers received',
    needsTaughtClasses: true,
    content: '<p>Parents sent you <strong>3 flowers</strong> today. Thank you for your warm teaching!</p>',
  },
];

/** Notices about classes, each to be accepted or refused. */
export const classNotices: readonly MessageContent[] = [
  {
    kind: 'notice',
    source: 'class',
    title: 'New regular student: Tuesdays and Thursdays, 7:00 PM',
    content:
      '<p>A parent asks for <strong>you</strong> as the regular teacher of <strong>Chen Yutong (Coco)</strong>, 8 years, <em>Kids English Level 2</em>.</p><ul><li>Tuesday and Thursday, 7:00 to 7:25 PM (Beijing time)</li><li>from next week, for 24 lessons</li></ul><p>Do you accept?</p>',
  },
  {
    kind: 'notice',
    source: 'class',
    title: 'Substitute wanted: Oxford Discover 3, Unit 8',
    content:
      '<p>A colleague is ill. Can you take over the class <strong>Oxford Discover 3, Unit 8: How do we use numbers?</strong> tomorrow at 8:30 PM (Beijing time)?</p><p>The slides and the last remarks are in the class already.</p>',
  },
  {
    kind: 'notice',
    source: 'class',
    title: 'Changed classroom: Business English moves to ClassIn',
    content:
      '<p>From Monday on your <strong>Business English B1</strong> classes take place in <strong>ClassIn</strong>. Please install it and try the microphone before the first class.</p>',
  },
];

/** From the training site. */
export const moodleMessages: readonly MessageContent[] = [
  {
    kind: 'notice',
    source: 'moodle',
    title: 'New course: Teaching pronunciation',
    content:
      '<p>The course <strong>Teaching pronunciation</strong> is open. It takes about 35 minutes and ends with a short test.</p>',
  },
  {
    kind: 'remind',
    source: 'moodle',
    title: 'Your test ‘Child safety online’ is waiting',
    content:
      '<p>You have read all chapters of <strong>Child safety online</strong>. Its test takes 15 minutes, and you have three attempts a day.</p>',
  },
  {
    kind: 'notice',
    source: 'moodle',
    title: 'Feedback on your sample lesson',
    content:
      '<p>Your trainer left feedback on your sample lesson: <q>Warm voice, clear instructions. Next time wait three seconds longer for the answer.</q></p>',
  },
];

/** On the account that the salary is paid to. */
export const paypalMessages: readonly MessageContent[] = [
  {
    kind: 'notice',
    source: 'paypal',
    title: 'Please check your salary account',
    remind: true,
    content:
      '<p>Your <strong>salary account</strong> was changed. The next service fee is paid to the new one.</p><p>If that was not you, tell your Team Manager today.</p>',
  },
];

/** What reminds of releasing time. */
export const selfScheduleMessage: MessageContent = {
  kind: 'remind',
  source: 'selfSchedule',
  title: 'Please schedule your time for next week',
  content:
    '<p>You have not released any time for next week yet. Classes are planned from <strong>Thursday 18:00</strong> on.</p>',
};

/** A warning that must be agreed to. */
export const compulsoryMessage: MessageContent = {
  kind: 'warning',
  title: 'Second late arrival this month',
  remind: true,
  content:
    '<p>You entered the classroom <strong>6 minutes late</strong> for the second time this month. A third time leads to a talk with your Team Manager.</p>',
};

/** The bulletin board on the dashboard. `daysAgo` is when it was published. */
export const bulletinTexts: readonly { title: string; content: string; isTop: boolean; daysAgo: number }[] = [
  {
    title: 'Typhoon season: how classes are rescheduled',
    isTop: true,
    daysAgo: 1,
    content:
      '<p>If a storm warning is raised for your province, tell your Team Manager <strong>as early as you can</strong>. Classes that are moved because of a warning cost nothing.</p><ul><li>Signal 1 and 2: teach if power and line are stable.</li><li>Signal 3 and above: classes are moved.</li></ul>',
  },
  {
    title: 'Service fees are paid on the 5th this month',
    isTop: false,
    daysAgo: 3,
    content: '<p>The 1st is a bank holiday. Service fees arrive on <strong>the 5th</strong>.</p>',
  },
  {
    title: 'Five colleagues reached level A',
    isTop: false,
    daysAgo: 8,
    content: '<p>Congratulations to our newest level A tutors! Their sample lessons are in the Training Center.</p>',
  },
  {
    title: 'The classroom has a whiteboard timer',
    isTop: false,
    daysAgo: 15,
    content:
      '<p>Open the whiteboard, then <em>Tools</em>, then <em>Timer</em>. Students see it too: good for speaking games.</p>',
  },
];
