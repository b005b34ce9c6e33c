import { runTask } from '../../../kernel/jobs/job-worker.ts'
import { runImportJob } from './imports.run.ts'

await runTask(runImportJob)
