import { send } from '../../../app/send.ts'
import { AppError, errorFromBody, UNKNOWN_ERROR } from '../../../shared/errors.ts'
import { type KitLine, type KitStage, NDJSON } from '../kit-progress.ts'
import type { MagicKit } from '../kits.contract.ts'

/** Asks for a kit and tells how far it is. Throws an AppError, or whatever the network does. */
export async function requestKit(body: object, onStage: (stage: KitStage) => void): Promise<MagicKit> {
  const response = await send('/api/magic-kit', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: NDJSON },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw errorFromBody(response.status, await response.json().catch(() => null))
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    const lines = (rest + (value ?? '')).split('\n')
    rest = done ? '' : lines.pop()!
    for (const text of lines.filter(Boolean)) {
      const line = JSON.parse(text) as KitLine
      if ('kit' in line) return line.kit
      if ('error' in line) throw new AppError('internal', line.error.message)
      onStage(line.stage)
    }
    if (done) throw new AppError('internal', UNKNOWN_ERROR)
  }
}
