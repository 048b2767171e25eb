import { account } from './account.ts';
import { attendance } from './attendance.ts';
import { classes } from './classes.ts';
import { messages } from './messages.ts';
import { scores } from './scores.ts';
import { shell } from './shell.ts';

/** The whole contract: every area's calls. */
export const contract = { account, attendance, classes, messages, scores, shell };
