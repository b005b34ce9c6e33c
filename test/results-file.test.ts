import { expect, test } from 'vitest'
import { withSection } from '../bench/results-file.ts'

test('each command rewrites its own figures and leaves those of the others', () => {
  const first = withSection('', '# Results of `npm run bench`', ['1 ms', '# not a heading'])
  const both = withSection(first, '# Results of `npm run test:fuzz`, sqlite', ['0 fell short'])
  expect(both).toBe(`${first}\n# Results of \`npm run test:fuzz\`, sqlite\n\n\`\`\`\n0 fell short\n\`\`\`\n`)
  const again = withSection(both, '# Results of `npm run bench`', ['2 ms'])
  expect(again).toBe(both.replace('1 ms\n# not a heading', '2 ms'))
})
