import type { ContractText } from '@tutor/rules/contract/contract-text';

/** The contract of tutors. A changed text gets the next version; what was signed keeps its own words. */
export const standardContract: ContractText = {
  title: 'Contract of service for online English tutors',
  version: 1,
  sections: [
    {
      title: '1. What this contract is about',
      paragraphs: [
        'The tutor teaches English lessons to students of the company over the internet. The tutor works independently, chooses the hours that are opened, and teaches the classes that were confirmed.',
      ],
    },
    {
      title: '2. Classes',
      paragraphs: [
        'A class lasts 25 minutes. The tutor confirms each class at least 30 minutes before it begins. Who cannot teach says so as early as possible.',
        'Cancelling is free until 72 hours before class. From 72 to 48 hours it costs 25\u00a0% of the lesson fee, from 48 to 24 hours 50\u00a0%, from 24 to 3 hours 100\u00a0%, and under 3 hours three times the fee; each time with 2 teaching points.',
        'Leave is asked for through the portal. It cancels classes at the cost that held when it was asked for.',
      ],
    },
    {
      title: '3. Pay',
      paragraphs: [
        'The company pays each completed class by the tutor’s level, as shown under Service Fee. Records are corrected when the tutor says within 30 days what is wrong.',
      ],
    },
    {
      title: '4. Students and their data',
      paragraphs: [
        'The tutor treats every student with respect, keeps no contact data of students or parents, passes nothing on, and records no class unless the company asks for it.',
      ],
    },
    {
      title: '5. The tutor’s data',
      paragraphs: [
        'The company uses the tutor’s personal data to plan classes, to pay and to meet its legal duties, and for nothing else. The tutor sees and corrects it under Personal Data.',
      ],
    },
    {
      title: '6. Duration',
      paragraphs: [
        'The contract begins when the company has audited the signed contract. It holds until either side ends it with 30 days’ notice.',
      ],
    },
  ],
};

/** The contract of international and customized tutors. */
export const customContract: ContractText = {
  title: 'Contract of service for international tutors',
  version: 1,
  sections: [
    ...standardContract.sections.slice(0, 2),
    {
      title: '3. Pay',
      paragraphs: [
        'The company pays each completed class by the rate agreed with the tutor’s manager. Pay is worked out in Philippine pesos and sent to the tutor’s salary account; the costs of the transfer are shared.',
        'The tutor is responsible for taxes in the country of residence.',
      ],
    },
    ...standardContract.sections.slice(3, 5),
    {
      title: '6. Applicable times',
      paragraphs: [
        'All times of classes are agreed on as instants; the portal shows them in the tutor’s own time zone and names it. Deadlines count by the company’s clock.',
      ],
    },
    {
      title: '7. Duration',
      paragraphs: [
        'The contract begins when the company has audited the signed contract. It holds for one year and goes on until either side ends it with 30 days’ notice.',
      ],
    },
  ],
};
