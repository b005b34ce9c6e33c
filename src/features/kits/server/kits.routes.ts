import { createHash } from 'node:crypto'
import type { Handlers, RequestContext } from '../../../kernel/http/context.ts'
import { UNKNOWN_ERROR } from '../../../shared/errors.ts'
import { isPerson } from '../../counters/server/people.ts'
import { type KitLine, type KitStage, NDJSON } from '../kit-progress.ts'
import type { kitsEndpoints, MagicKit, MagicKitRequest } from '../kits.contract.ts'

/** The planner's vocabulary takes time and memory to read: it is loaded with the first kit. */
const making = () => import('./kits.service.ts')
const variants = () => import('./kit-variants.service.ts')

/** Kits are cheap to make, and changing one asks for it again. */
const KIT_LIMIT = { points: 60, windowSeconds: 60 }

/** A model costs time and money; who asks for more than that gets kits that are planned without it. */
const MODEL_LIMIT = { points: 10, windowSeconds: 60 }

export const kitsRoutes: Handlers<typeof kitsEndpoints> = {
  createMagicKit: async ({ body }, context) => {
    const { rateLimits, network, headers, setHeader } = context
    await rateLimits.take('kit', network, KIT_LIMIT)
    if (!headers.get('accept')?.includes(NDJSON)) return await makeKit(context, body)
    setHeader('content-type', `${NDJSON}; charset=utf-8`)
    return kitLines((onStage) => makeKit(context, body, onStage))
  },
  createKitVariants: async ({ body }, { rateLimits, network, catalog }) => {
    await rateLimits.take('kit', network, KIT_LIMIT)
    const { createKitVariants } = await variants()
    return { variants: createKitVariants(catalog.current, body) }
  },
}

async function makeKit(
  context: RequestContext,
  body: MagicKitRequest,
  onStage?: (stage: KitStage) => void,
): Promise<MagicKit> {
  const { catalog, config, counters, log, network, headers } = context
  const { prompt: _, preferences: __, ...changes } = body
  const isFirst = Object.values(changes).every((list) => list.length === 0)
  const { createKitWithModel, createMagicKit } = await making()
  const mayAsk = config.llm !== null && isFirst && (await hasTurn(context))
  const kit = mayAsk
    ? await createKitWithModel(catalog.current, body, config.llm!, {
        ...(onStage && { onStage }),
        onFailure: (error) => log.warn({ err: error }, 'language model not used'),
      })
    : createMagicKit(catalog.current, body)
  if (kit.tools.length > 0 && isPerson(headers)) counters.count('kit', digestOf(body.prompt), network)
  return kit
}

const hasTurn = ({ rateLimits, network }: RequestContext) =>
  rateLimits.take('kit-model', network, MODEL_LIMIT).then(
    () => true,
    () => false,
  )

/** What happens while a kit is made, a JSON object in each line; the last one is the kit. */
function kitLines(make: (onStage: (stage: KitStage) => void) => Promise<MagicKit>): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async start(controller) {
      let isOpen = true
      const send = (line: KitLine) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      try {
        send({ kit: await make((stage) => send({ stage })) })
      } catch {
        send({ error: { message: UNKNOWN_ERROR } })
      }
      isOpen = false
      controller.close()
    },
  })
}

/** Tells prompts apart without keeping them: who changes a kit has made one kit. */
const digestOf = (prompt: string) => createHash('sha256').update(prompt).digest('base64url').slice(0, 16)
