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

export const loader = () => json({ rows });

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
