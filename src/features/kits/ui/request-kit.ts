import { send } from '../../../app/send.ts'
import { AppError, errorFromBody, UNKNOWN_ERROR } from '../../../shared/errors.ts'
import { type KitLine, type KitStage, NDJSON } from '../kit-progress.ts'
import type { MagicKit, MagicKitRequest } from '../kits.contract.ts'
import { readByModel } from './kit-changes.ts'
import type { KitState } from './kit-state.ts'

/** What the builder asks for: the text, and what was changed about what was read in it. */
export const bodyOf = (state: KitState): Omit<MagicKitRequest, 'locked' | 'exclude'> => ({
  prompt: state.prompt.trim(),
  preferences: state.preferences,
  read_jobs: readByModel(state),
  add_jobs: state.added.map((job) => job.id),
  drop_jobs: state.dropped.map((job) => job.id),
  ignore: state.ignored.map((thing) => thing.id),
  demands: state.demands.map((demand) => demand.id),
})

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
