import type { MessageKind } from '@tutor/rules/messages/message-kinds';

/** A message's words; `content` is HTML as the company's editors write it. */
export interface MessageContent {
  kind: MessageKind;
  title: string;
  content: string;
  remind?: boolean;
}

/** What the company writes to its tutors, all four kinds, newest first when seeded. */
export const messageContents: readonly MessageContent[] = [
  {
    kind: 'remind',
    title: 'Please complete your class remarks',
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
    content:
      '<p>Dear Teacher,</p><p>Your teaching points took you to <strong>level C1</strong>. Well done!</p><p>With the new level you receive:</p><ul><li>priority for trial lessons in the evening,</li><li>a higher enrolment bonus,</li><li>a badge beside your name.</li></ul><p>Keep it up!</p>',
  },
  {
    kind: 'warning',
    title: 'Late arrival recorded on your last shift',
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
    content: '<p>A student wrote: <q>Teacher, I understand magic e now!</q> and gave you <strong>5 stars</strong>.</p>',
  },
  {
    kind: 'remind',
    title: 'Your next class starts soon',
    content: '<p>Please open the classroom five minutes early and check your headset.</p>',
  },
  {
    kind: 'notice',
    title: 'Materials updated for one of your lessons',
    content: '<p>The slides of a lesson this week were improved. Please have a look before class.</p>',
  },
  {
    kind: 'warning',
    title: 'A remark is due',
    content: '<p>A class that ended today has no remark yet. Please write it within 24 hours.</p>',
  },
  {
    kind: 'levelUp',
    title: 'Flowers received',
    content: '<p>Parents sent you <strong>3 flowers</strong> today. Thank you for your warm teaching!</p>',
  },
];
