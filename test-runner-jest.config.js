import { getJestConfig } from '@storybook/test-runner';
import { findChromium } from './scripts/find-chromium.mjs';

const base = getJestConfig();
const executablePath = findChromium();

export default {
  ...base,
  testEnvironmentOptions: {
    ...base.testEnvironmentOptions,
    'jest-playwright': {
      ...base.testEnvironmentOptions?.['jest-playwright'],
      launchOptions: { args: ['--no-sandbox'], ...(executablePath === undefined ? {} : { executablePath }) },
    },
  },
};
