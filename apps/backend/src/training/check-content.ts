import path from 'node:path';
import { trainingContentFolder } from '../training-content-folder.ts';
import { problemText } from './content-problem.ts';
import { trainingProblems } from './import-training.ts';

/** For authors: prints everything that is wrong with the training material, and fails where something is. */
const folder = path.resolve(process.argv[2] ?? trainingContentFolder);
const problems = await trainingProblems(folder);
for (const problem of problems) process.stderr.write(`${problemText(problem)}\n`);
process.stdout.write(problems.length === 0 ? `The training material in ${folder} is in order.\n` : '');
process.exitCode = problems.length === 0 ? 0 : 1;
