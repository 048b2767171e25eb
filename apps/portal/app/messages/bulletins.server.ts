import { htmlExcerpt } from '@tutor/rules/messages/plain-text';
import { sanitizeHtml } from '../kit/server/sanitize.server.ts';
import type { Api } from '../session/api.server.ts';

const excerptLength = 140;

/** The bulletin board in full, pinned ones first. */
export async function loadBulletins(api: Api) {
  const { body } = await api.notices.bulletinBoard();
  return body.map(({ Id, Title, Content, PublishTime, IsTop }) => ({
    id: Id,
    title: Title,
    html: sanitizeHtml(Content),
    publishTime: PublishTime,
    isTop: IsTop,
  }));
}

/** The first so many, with the beginning of their texts only. */
export async function loadBulletinHeads(api: Api, count: number) {
  const { body } = await api.notices.bulletinBoard();
  return body.slice(0, count).map(({ Id, Title, Content, PublishTime, IsTop }) => ({
    id: Id,
    title: Title,
    excerpt: htmlExcerpt(Content, excerptLength),
    publishTime: PublishTime,
    isTop: IsTop,
  }));
}
