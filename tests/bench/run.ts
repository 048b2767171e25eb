import { measureCalendar } from './calendar.ts';
import { measureCall } from './call.ts';
import { measureCallLoop } from './call-loop.ts';
import { measureChat } from './chat.ts';
import { measureChatHub } from './chat-hub.ts';
import { measureClassTable } from './class-table.ts';
import { measureDocuments } from './documents.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureHub } from './hub.ts';
import { measureInbox } from './inbox.ts';
import { measureRanking } from './ranking.ts';
import { measureSpeed } from './speed.ts';
import { measureStart } from './start-time.ts';
import { measureUploads } from './uploads.ts';

const benches = {
  start: measureStart,
  'first-load': measureFirstLoad,
  'class-table': measureClassTable,
  calendar: measureCalendar,
  chat: measureChat,
  documents: measureDocuments,
  hub: measureHub,
  'chat-hub': measureChatHub,
  inbox: measureInbox,
  ranking: measureRanking,
  uploads: measureUploads,
  call: measureCall,
  speed: measureSpeed,
};
/** Long ones, by their names alone. */
const loops = { 'call-loop': measureCallLoop };
const all = { ...benches, ...loops };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in all));
if (unknown.length > 0) {
  process.stderr.write(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.\n`);
  process.exit(2);
}
for (const [name, measure] of Object.entries(chosen.length > 0 ? all : benches)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  process.stdout.write(`\n### ${name}\n\n${await measure()}\n`);
}
