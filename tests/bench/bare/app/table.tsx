import { useLoaderData } from '@remix-run/react';
import { json } from '@remix-run/server-runtime';

const rows = Array.from({ length: 50 }, (_, index) => ({
  rank: index + 1,
  name: `Tutor ${index + 1}`,
  tuid: 100_000 + index,
  score: 2_000 - index * 7,
  classes: 300 - index,
  rate: `${99 - index / 2} %`,
}));

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** What each document asks for before it is drawn, and where; none by default. */
const calls: Call[] = JSON.parse(process.env.CALLS ?? '[]');

export const loader = async () => {
  await Promise.all(calls.map(call));
  return json({ rows });
};

async function call({ method, path, headers, body }: Call): Promise<unknown> {
  const answer = await fetch(`${process.env.CALLS_URL}${path}`, {
    method,
    headers,
    ...(body === '' ? {} : { body }),
  });
  if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
  return answer.json();
}

export default function Table() {
  const data = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>Ranking</h1>
      <table>
        <thead>
          <tr>
            <th>Rank</th>
            <th>Name</th>
            <th>Tutor id</th>
            <th>Score</th>
            <th>Classes</th>
            <th>Rate</th>
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row) => (
            <tr key={row.rank}>
              <td>{row.rank}</td>
              <td>{row.name}</td>
              <td>{row.tuid}</td>
              <td>{row.score}</td>
              <td>{row.classes}</td>
              <td>{row.rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}
