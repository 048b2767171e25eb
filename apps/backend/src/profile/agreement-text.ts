/** The agreement that tutors are asked to agree to. A changed text gets the next version, so that everybody is asked. */
export const currentAgreementText = {
  version: 1,
  title: 'Agreement on teaching and data protection',
  content: `<p>Please read this agreement. It says what you and the company promise each other.</p>
<h3>1. Your classes</h3>
<p>You teach the classes that you have confirmed, on time and in a quiet place. When you cannot teach, you say so as early as you can: from <strong>72 hours before class</strong> nothing is deducted, later a part of the lesson fee and two teaching points.</p>
<h3>2. Your students</h3>
<ul>
<li>You treat every student with respect and patience.</li>
<li>You do not ask for, keep or pass on private contact data of students or parents.</li>
<li>You do not record a class unless the company asks you to.</li>
</ul>
<h3>3. Your pay</h3>
<p>The company pays completed classes by your level, with the records that you see under Service Fee. You tell us within 30 days when a record is wrong.</p>
<h3>4. Your data</h3>
<p>The company uses your personal data to plan classes, to pay you and to meet its legal duties, and for nothing else. You can see and correct it under Personal Data.</p>
<h3>5. How long it holds</h3>
<p>This agreement holds until it is replaced by a new one, to which you will be asked to agree, or until either side ends it with 30 days&rsquo; notice.</p>`,
};
