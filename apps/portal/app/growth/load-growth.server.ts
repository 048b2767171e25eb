import type { GrowthTask } from '@tutor/api/growth/growth';
import { growthStanding } from '@tutor/rules/growth/growth-level';
import { growthPath } from '@tutor/rules/growth/growth-path';
import { isTaskCompleted, taskStatuses, taskStep } from '@tutor/rules/growth/growth-task';
import type { Api } from '../session/api.server.ts';

/** The tutor's growth as its pages show it; undefined outside the test group. */
export async function loadGrowth(api: Api) {
  const { body } = await api.growth.homeTask();
  if (!body.IsTestGroup) return undefined;
  const { Score, Level, UnclaimedPoints, JoinDay, TaskList, NewLevel } = body;
  const groups = TaskList.map(({ GroupName, TaskDataDetail }) => ({
    name: GroupName,
    tasks: TaskDataDetail.map((task) => taskItem(task, Level)),
  }));
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
      highestLevel: body.HighestLevel ?? Level,
      path: growthPath({
        score: Score,
        levelOneTotal,
        unclaimed: UnclaimedPoints,
        weekPace: body.WeekPace ?? 0,
        open: {
          ...(body.OpenCourses == null ? {} : { trainingPassed: body.OpenCourses }),
          ...(body.OpenTests == null ? {} : { testPassed: body.OpenTests }),
        },
      }),
    },
    groups,
    news: NewLevel == null ? null : { level: NewLevel, waiting: (body.RewardCount ?? 0) + (body.ClothesCount ?? 0) },
  };
}

function isCompleted({ Status, ReceiveStatus }: GrowthTask): boolean {
  return isTaskCompleted({ status: Status, receiveStatus: ReceiveStatus });
}

function taskItem(task: GrowthTask, level: number) {
  const { TaskCode, TaskName, Status, ReceiveStatus, Score, Done, Target, TrainType } = task;
  const { EndTime, ReceiveEndTime } = task;
  const isDone = Status === taskStatuses.done;
  return {
    code: TaskCode,
    name: TaskName,
    points: Score,
    step: taskStep({ status: Status, receiveStatus: ReceiveStatus }),
    ...(EndTime == null ? {} : { endsAt: EndTime }),
    ...(ReceiveEndTime == null ? {} : { receiveUntil: ReceiveEndTime }),
    ...(Done == null || Target == null ? {} : { done: Done, target: Target }),
    ...(TrainType == null || isDone
      ? {}
      : { coursesHref: `/trainingCenter/trainingOverview?taskLevel=${level}&taskType=${TrainType}` }),
  };
}
