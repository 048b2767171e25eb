// Chinese messages the service is known to send, in half-width punctuation (specification, core §8).
const english: ReadonlyMap<string, string> = new Map([
  ['数据验证失败', 'Data verification failed'],
  ['程序访问异常,请稍后再试!', 'Program access is abnormal, please try again later!'],
  ['签名验证失败!', 'Signature verification failed!'],
  ['未授权访问,请重新登录!', 'Unauthorized access, please login again!'],
]);

/** The one message that is never displayed (specification, core §8). */
export const signatureFailedMessage = 'Signature verification failed!';

/** English for a known Chinese message, full- and half-width punctuation alike; any other message as it is. */
export function englishMessage(message: string): string {
  const halfWidth = message.trim().replaceAll('，', ',').replaceAll('！', '!');
  return english.get(halfWidth) ?? english.get(`${halfWidth}!`) ?? english.get(halfWidth.replace(/!$/, '')) ?? message;
}
