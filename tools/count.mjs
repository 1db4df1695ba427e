/** @typedef {{ passed: number, failed: number }} Count */

/**
 * The tests in a JSON report of vitest. A file that could not be run at all counts as one failure.
 * @param {unknown} report
 * @returns {Count}
 */
export function countVitest(report) {
  const { numPassedTests, numFailedTests, testResults } =
    /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { status: string, assertionResults: { status: string }[] }[] }} */ (
      report
    );
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/**
 * The tests in a JSON report of Playwright. A test that passes only when run again has failed.
 * @param {unknown} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { stats, errors } =
    /** @type {{ stats: { expected: number, unexpected: number, flaky: number }, errors: unknown[] }} */ (
      report
    );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}
