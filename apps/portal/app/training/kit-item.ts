import type { TrainingKitItem } from '@tutor/api/training/training-kits';
import type { KitItem } from '@tutor/ui/training/kit-list.tsx';
import { kitPath, testPath } from './training-paths.ts';

/** A kit or a test of the wire as a list shows it. */
export function kitItem({
  PrimaryID,
  KctId,
  Name,
  IsPass,
  TestScore,
  TestTime,
  Icon,
  IsLocked,
}: TrainingKitItem): KitItem {
  const testHref = KctId == null ? undefined : testPath(KctId);
  return {
    id: KctId ?? PrimaryID,
    name: Name,
    href: testHref ?? kitPath(PrimaryID),
    isPassed: IsPass,
    ...(Icon === undefined ? {} : { icon: Icon }),
    ...(TestScore == null ? {} : { score: TestScore }),
    ...(TestTime == null ? {} : { testMinutes: TestTime }),
    ...(testHref === undefined ? {} : { testHref, isLocked: IsLocked }),
  };
}
