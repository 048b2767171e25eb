/** What the help chat knows; the table is filled from here. */
export const helpTopicTexts: readonly { slug: string; question: string; answer: string; keywords: string }[] = [
  {
    slug: 'clock-in',
    question: 'How do I clock in?',
    answer:
      'Press Clock In in your user panel or on the dashboard. It opens one hour before your first class of the day. After the class has started it counts as late.',
    keywords: 'shift late clocked time attendance sign start of day',
  },
  {
    slug: 'confirm-attendance',
    question: 'Until when do I have to confirm a class?',
    answer:
      'At least 30 minutes before it starts. Without an answer, or with a No, the class is cancelled and the penalty applies.',
    keywords: 'attendance confirm yes no reminder deadline absent',
  },
  {
    slug: 'cancel-class',
    question: 'What does it cost to cancel a class?',
    answer:
      'From 72 hours before class nothing. 48 to 72 hours: 25 % of the lesson fee. 24 to 48 hours: 50 %. 3 to 24 hours: 100 %. Under 3 hours: three times the fee. Each with a penalty also costs 2 teaching points.',
    keywords: 'cancel cancellation penalty fee deduct sick cannot teach',
  },
  {
    slug: 'points',
    question: 'How do I earn teaching points?',
    answer:
      'A completed class brings 0.2 points, 0.3 at the weekend. Four stars bring 1 point and five stars 2. A cancellation takes 2 points, a complaint 10 and an absence 20.',
    keywords: 'score points level grade stars rating earn integral',
  },
  {
    slug: 'flowers',
    question: 'How do I exchange flowers for cash?',
    answer:
      'Open Flowers For Cash in your user panel. One flower is 5 PHP, and you can exchange up to 100 flowers a month.',
    keywords: 'flower cash money php exchange convert reward',
  },
  {
    slug: 'password',
    question: 'I forgot my password. What now?',
    answer:
      'On the sign-in page choose Forgot password. We send a code to your private e-mail; with it you set a new password. All other sign-ins of your account then end.',
    keywords: 'password forgot reset sign login cannot enter code email',
  },
  {
    slug: 'email',
    question: 'How do I change my e-mail?',
    answer: 'Open Change E-mail in your user panel. The code goes to the new address and is good for 10 minutes.',
    keywords: 'mail address private change new',
  },
  {
    slug: 'release-time',
    question: 'How do I release time for next week?',
    answer:
      'Open the schedule reminder or Release Time. You can change dates that are 7 to 13 days from today; press a slot to open or close it, then submit.',
    keywords: 'schedule slot self-schedule available availability next week busy time',
  },
  {
    slug: 'remark',
    question: 'When do I have to write class remarks?',
    answer: 'Within 24 hours after class. Missing remarks are marked in the class table and on your dashboard.',
    keywords: 'remark comment missing write after class feedback report',
  },
  {
    slug: 'leave',
    question: 'How do I ask for leave?',
    answer: 'Open Leave in your user panel, choose the days and the reason, and add a proof where you have one.',
    keywords: 'leave holiday vacation absent sick days off request',
  },
  {
    slug: 'network',
    question: 'My connection is bad in class. What can I check?',
    answer:
      'Run Network Test from the header: you need at least 10 Mbps down, 5 Mbps up and a latency below 150 ms. Prefer a cable to Wi-Fi, close other programs, and keep a second line ready.',
    keywords: 'internet lag slow network wifi speed disconnect camera microphone device test',
  },
  {
    slug: 'contract',
    question: 'How do I sign my contract?',
    answer:
      'Choose Sign Contract in your user panel. Your personal data must be complete and approved first; the entry shows where the audit stands.',
    keywords: 'contract sign audit failed passed personal data approval tesol',
  },
];
