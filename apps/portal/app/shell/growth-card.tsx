import { Card } from '@tutor/ui/primitives/layout/card.tsx';
import { Link } from '@tutor/ui/primitives/navigation/link.tsx';
import { useExtras } from './extras-provider.tsx';

/** The dashboard's way to level, tasks and rewards; how much there is comes with the frame's extras. */
export function GrowthCard() {
  const growth = useExtras()?.growth;
  return (
    <Card
      title="Growth"
      action={
        <Link variant="standalone" href="/growthCenter">
          Growth Center
        </Link>
      }
    >
      <p>
        {growth == null
          ? 'Your level, tasks and rewards'
          : `${growth.level === 0 ? 'No level' : `LV.${growth.level}`}, ${number.format(growth.score)} growth values`}
      </p>
      {growth == null || growth.unclaimedPoints === 0 ? null : (
        <p>{`${number.format(growth.unclaimedPoints)} growth values wait to be received`}</p>
      )}
      {growth == null || growth.rewards + growth.clothes === 0 ? null : (
        <p>
          <Link href="/growthCenter/achievementRewards">
            {`${growth.rewards + growth.clothes} ${growth.rewards + growth.clothes === 1 ? 'reward waits' : 'rewards wait'}`}
          </Link>
        </p>
      )}
    </Card>
  );
}

const number = new Intl.NumberFormat('en-US');
