/** @typedef {{ passed: number, failed: number }} Count */

/**
 * Counts the tests in a JSON report of Vitest. A file that could not run counts as one failure.
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
 * Counts the tests in a JSON report of Playwright. A flaky test counts as failed.
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
