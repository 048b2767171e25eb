import type { GrowthTask } from '@tutor/api/growth/growth';
import { growthStanding } from '@tutor/rules/growth/growth-level';
import { growthPath } from '@tutor/rules/growth/growth-path';
import { isTaskCompleted, taskStatuses, taskStep } from '@tutor/rules/growth/growth-task';
import type { TaskGroup, TaskItem } from '@tutor/ui/growth/task-groups.tsx';
import type { Api } from '../session/api.server.ts';

/** The tutor's growth as its pages show it; undefined outside the test group. */
export async function loadGrowth(api: Api) {
  const { body } = await api.growth.homeTask();
  if (!body.IsTestGroup) return undefined;
  const { Score, Level, UnclaimedPoints, JoinDay, TaskList } = body;
  const groups = TaskList.map(
    ({ GroupName, TaskDataDetail }): TaskGroup => ({
      name: GroupName,
      tasks: TaskDataDetail.map((task) => taskItem(task, Level)),
    }),
  );
  const first = TaskList.flatMap(({ TaskDataDetail }) => TaskDataDetail).filter(({ Period }) => Period !== 'week');
  const levelOneTotal = first.reduce((total, task) => total + task.Score, 0);
  const counted = { completedTasks: first.filter(isCompleted).length, totalTasks: first.length };
  const { share } = growthStanding({ score: Score, levelOneTotal, ...counted });
  return {
    standing: {
      score: Score,
      level: Level,
      share,
      ...counted,
      joinDay: JoinDay,
      path: growthPath({ score: Score, levelOneTotal, unclaimed: UnclaimedPoints }),
    },
    groups,
  };
}

function isCompleted({ Status, ReceiveStatus }: GrowthTask): boolean {
  return isTaskCompleted({ status: Status, receiveStatus: ReceiveStatus });
}

function taskItem(task: GrowthTask, level: number): TaskItem {
  const { TaskCode, TaskName, Status, ReceiveStatus, Score, Done, Target, TrainType } = task;
  const isDone = Status === taskStatuses.done;
  return {
    code: TaskCode,
    name: TaskName,
    points: Score,
    step: taskStep({ status: Status, receiveStatus: ReceiveStatus }),
    ...(Done == null || Target == null ? {} : { done: Done, target: Target }),
    ...(TrainType == null || isDone
      ? {}
      : { coursesHref: `/trainingCenter/trainingOverview?taskLevel=${level}&taskType=${TrainType}` }),
  };
}
