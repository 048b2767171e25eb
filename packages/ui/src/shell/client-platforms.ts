import type { ClientPlatform } from '@tutor/rules/shell/client-notice';
import type { LucideIcon } from 'lucide-react';
import Laptop from 'lucide-react/icons/laptop';
import Monitor from 'lucide-react/icons/monitor';

/** Platforms that the desktop client exists for, as they are shown. */
export const clientPlatforms: readonly { platform: ClientPlatform; name: string; icon: LucideIcon }[] = [
  { platform: 'windows', name: 'Windows', icon: Monitor },
  { platform: 'mac', name: 'Mac', icon: Laptop },
];
