import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CallStage, type CallStageProps } from './call-stage.tsx';
import { me, person } from './call-story-data.ts';

const nothing = () => undefined;
const stage: CallStageProps = {
  phase: 'inCall',
  name: "Leo's mother",
  me,
  others: [person(2, 'Leo'), person(3, 'Ana', { state: 'declined', link: 'none' })],
  seconds: 65,
  signalling: 'live',
  needsPressForSound: false,
  onTurnSoundOn: nothing,
  onMicrophone: nothing,
  onCamera: nothing,
  onShareScreen: nothing,
  onLeave: nothing,
  onClose: nothing,
  devices: null,
  notes: null,
};

test.each<[CallStageProps['phase'], string]>([
  ['calling', 'Calling…'],
  ['joining', 'Joining the call…'],
  ['inCall', 'Ana: declined'],
  ['ended', 'This call has ended.'],
])('a stage that the server draws says that the call is %s, without styles that its policy forbids', (phase, words) => {
  const markup = renderToString(<CallStage {...stage} phase={phase} />);
  expect(markup).toContain(words);
  expect(markup).not.toContain('style=');
});

test('a call that had ended before one came says so once', () => {
  const markup = renderToString(<CallStage {...stage} phase="ended" end={{ title: 'This call has ended.' }} />);
  expect(markup.split('This call has ended.')).toHaveLength(2);
});
