import { parentPort, workerData } from 'node:worker_threads'

/** Sends a file in a thread of its own: the one that measures visitors must not be held up by eleven megabytes. */
export interface Upload {
  url: string
  cookie: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const { url, cookie, name, bytes } = workerData as Upload
const form = new FormData()
form.set('csvFile', new File([bytes], name))
form.set('createCategories', 'true')
const response = await fetch(url, { method: 'POST', headers: { cookie }, body: form })
parentPort!.postMessage(await response.json())
