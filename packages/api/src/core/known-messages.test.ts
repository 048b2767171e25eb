import { describe, expect, it } from 'vitest';
import { englishMessage, signatureFailedMessage } from './known-messages.ts';

describe('a message of the service', () => {
  it.each([
    ['数据验证失败', 'Data verification failed'],
    ['数据验证失败!', 'Data verification failed'],
    ['数据验证失败！', 'Data verification failed'],
    ['程序访问异常,请稍后再试!', 'Program access is abnormal, please try again later!'],
    ['程序访问异常，请稍后再试！', 'Program access is abnormal, please try again later!'],
    ['程序访问异常，请稍后再试!', 'Program access is abnormal, please try again later!'],
    ['程序访问异常,请稍后再试', 'Program access is abnormal, please try again later!'],
    ['签名验证失败!', 'Signature verification failed!'],
    ['签名验证失败！', 'Signature verification failed!'],
    ['签名验证失败', 'Signature verification failed!'],
    ['未授权访问,请重新登录!', 'Unauthorized access, please login again!'],
    ['未授权访问，请重新登录！', 'Unauthorized access, please login again!'],
    [' 未授权访问，请重新登录！\n', 'Unauthorized access, please login again!'],
  ])('%j is known in English', (message, english) => {
    expect(englishMessage(message)).toBe(english);
  });

  it.each([
    '',
    'Success',
    '操作成功',
    '数据验证失败了',
    'Wrong account or password!',
    ' spaced ',
    '__proto__',
    'constructor',
    'toString',
  ])('%j stays as it is', (message) => {
    expect(englishMessage(message)).toBe(message);
  });

  it('about the signature is the one that is never displayed', () => {
    expect(englishMessage('签名验证失败！')).toBe(signatureFailedMessage);
  });
});
