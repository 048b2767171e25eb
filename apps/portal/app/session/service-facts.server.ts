import type { CallResult } from '@tutor/api/core/endpoint';
import type { scores } from '@tutor/api/scores/scores';
import type { shell } from '@tutor/api/shell/shell';
import { minutes } from '@tutor/rules/time/durations';
import type { Api } from './api.server.ts';

/** The service's settings: the same for everybody, so they are asked for once a minute, not once a page. */
export const loadSetting = remembered(
  minutes(1),
  (api: Api): Promise<CallResult<typeof shell.setting>> => api.shell.setting(),
);

/** The grade table: the same for everybody, and it changes with the year. */
export const loadGrades = remembered(
  minutes(5),
  (api: Api): Promise<CallResult<typeof scores.grades>> => api.scores.grades(),
);

/**
 * Keeps what was loaded for a while. A load under way is not shared: it carries its own tutor's token, and its failure
 * is that tutor's alone.
 */
function remembered<Value>(forMs: number, load: (api: Api) => Promise<Value>): (api: Api) => Promise<Value> {
  let kept: { value: Value; until: number } | undefined;
  return async (api) => {
    if (kept !== undefined && Date.now() < kept.until) return kept.value;
    const value = await load(api);
    kept = { value, until: Date.now() + forMs };
    return value;
  };
}
