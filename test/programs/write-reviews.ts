import { writeSync } from 'node:fs'
import { readConfig } from '../../src/config.ts'
import { createProgram } from '../../src/program.ts'

// Writes reviews of the tool named in its argument until it is killed, and prints the id of each that was
// answered with 201. Four are under way at any time.
const [slug] = process.argv.slice(2)
const { http } = await createProgram(readConfig())

async function writeOneAfterTheOther(writer: number) {
  for (let n = 0; ; n++) {
    const response = await http.app.request(`/api/tools/${slug}/reviews`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        user_name: `Writer ${writer}`,
        user_email: `writer${writer}.${process.pid}.${n}@example.com`,
        rating: 1 + (n % 5),
        content: `Review ${n} of ${writer} in ${process.pid}`,
      }),
    })
    const { id } = (await response.json()) as { id: number }
    if (response.status === 201) writeSync(1, `${id}\n`)
  }
}
await Promise.all([1, 2, 3, 4].map(writeOneAfterTheOther))
