import { argon2Sync } from 'node:crypto'
import { serveJobs } from '../../../../kernel/jobs/background-thread.ts'

/** Derives keys from passwords in a thread that lets requests come first. */

export interface KeyJob {
  message: string
  nonce: Uint8Array
  /** KiB. */
  memory: number
  passes: number
  parallelism: number
  /** Bytes of the key. */
  tagLength: number
}

serveJobs((job: KeyJob) => new Uint8Array(argon2Sync('argon2id', job)))
