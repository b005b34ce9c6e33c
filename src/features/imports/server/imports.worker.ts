import { runTask } from '../../../server/job-worker.ts'
import { runImportJob } from './imports.run.ts'

await runTask(runImportJob)
