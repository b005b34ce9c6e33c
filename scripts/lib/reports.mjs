import { existsSync, readFileSync } from 'node:fs'

const firstLine = (text) => stripColours(text ?? '').split('\n', 1)[0]
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const stripColours = (text) => text.replace(/\u001B\[[\d;]*m/g, '')

/**
 * What a runner's JSON report says: how many tests passed and failed, and a line for each that failed; null when it
 * wrote none.
 */
export function readReport(file) {
  if (!existsSync(file)) return null
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return report.stats ? readPlaywright(report) : readVitest(report)
}

function readVitest(report) {
  const failures = []
  for (const { name, status, message, assertionResults } of report.testResults) {
    const path = name.slice(name.lastIndexOf('/') + 1)
    for (const test of assertionResults) {
      if (test.status !== 'failed') continue
      failures.push(`${path} › ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    }
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
      failures.push(`${path}: ${firstLine(message)}`)
    }
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures }
}

function readPlaywright({ stats, suites }) {
  const failures = []
  const read = (suite) => {
    for (const spec of suite.specs ?? []) {
      for (const { projectName, status, results } of spec.tests) {
        if (status !== 'unexpected') continue
        const error = results.find((result) => result.error)?.error.message
        failures.push(`${spec.file} [${projectName}] › ${spec.title}: ${firstLine(error)}`)
      }
    }
    suite.suites?.forEach(read)
  }
  suites.forEach(read)
  return { passed: stats.expected, failed: stats.unexpected, failures }
}
