import { writeSync } from 'node:fs'
import { readConfig } from '../../src/config.ts'
import { createProgram } from '../../src/program.ts'
import { createUploader, toolsCsv } from '../imports.ts'

// Imports 3,000 tools of the round in its argument, says when it begins and when it is done.
const [round] = process.argv.slice(2)
const { services, http } = await createProgram(readConfig())
const request = async (path: string, init?: RequestInit) => await http.app.request(path, init)
const uploader = await createUploader({ services, request }, `round${round}@example.com`)
const rows = Array.from({ length: 3_000 }, (_, i) => ({ 'Tool Name': `Round ${round} ${i}` }))
const { id } = await uploader.upload(toolsCsv(rows))
writeSync(1, 'begin\n')
await uploader.run(id, 'apply')
writeSync(1, 'done\n')
