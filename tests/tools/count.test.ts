import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from '../../tools/count.mjs';

describe('vitest', () => {
  const file = (status: string, ...tests: string[]) => ({
    status,
    assertionResults: tests.map((test) => ({ status: test })),
  });

  test('counts tests', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('passed', 'passed'), file('failed', 'passed', 'passed', 'failed')],
    };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1 });
  });

  test('a file that could not run is a failure', () => {
    const report = {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [file('passed', 'passed'), file('failed')],
    };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1 });
  });
});

test('Playwright: a test that passes only when run again has failed, and so has a file with an error', () => {
  const report = { stats: { expected: 5, unexpected: 1, flaky: 2 }, errors: [{ message: 'x' }] };
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 4 });
});
