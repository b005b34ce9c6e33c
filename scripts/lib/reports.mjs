import { existsSync, readFileSync } from 'node:fs'

const firstLine = (text) => stripColours(text ?? '').split('\n', 1)[0]
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const stripColours = (text) => text.replace(/\u001B\[[\d;]*m/g, '')

/**
 * What a runner's JSON report says: how many tests passed and failed, and a line for each that failed or needed
 * another try; null when it wrote none.
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? readPlaywright(report) : readVitest(report)
}

function readVitest(report) {
  const failures = []
  const retried = []
  for (const { name, status, message, assertionResults } of report.testResults) {
    const path = name.slice(name.lastIndexOf('/') + 1)
    for (const test of assertionResults) {
      const line = `${path} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`
      if (test.status === 'failed') failures.push(line)
      else if (test.failureMessages?.length) retried.push(line)
    }
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
      failures.push(`${path}: ${firstLine(message)}`)
    }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, retried }
}

function readPlaywright({ stats, suites }) {
  const failures = []
  const retried = []
  const read = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const { projectName, status, results } of spec.tests) {
        const list = { unexpected: failures, flaky: retried }[status]
        const error = results.find((result) => result.error)?.error.message
        list?.push(`${spec.file} [${projectName}] › ${spec.title}: ${firstLine(error)}`)
      }
    }
    suite.suites?.forEach(read)
  }
  suites.forEach(read)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, failures, retried }
}
