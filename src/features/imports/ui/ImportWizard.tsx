import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { AppError } from '../../../shared/errors.ts'
import { FormFailure } from '../../../ui/FormFailure.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Import, ImportChoices } from '../imports.contract.ts'
import { CheckRows } from './CheckRows.tsx'
import { ChooseFile } from './ChooseFile.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportResult } from './ImportResult.tsx'
import { type ImportConfig, importCalls, isAtWork } from './import-config.ts'
import { MapColumns } from './MapColumns.tsx'
import { type WizardStep, WizardSteps } from './WizardSteps.tsx'

const POLL_MS = 400
const LOST = 'The server could not be reached. Please check your connection and try again; nothing is lost.'

interface Props {
  config: ImportConfig
  /** Called when the catalogue has changed: after an import, and after its undo. */
  onChanged?: () => void
}

/** From a spreadsheet to the catalogue: file, columns, dry run, import, and back again. */
export function ImportWizard({ config, onChanged }: Props) {
  const [isMapping, setMapping] = useState(false)
  const { calls, current, failure, setFailure, show, act, leave } = useImport(config, onChanged)
  const restart = () => {
    setMapping(false)
    leave()
  }
  const step = stepOf(current, isMapping)
  const section = useFocusOnStart(`${step} ${current?.status === 'running' || current?.status === 'undoing'}`)
  return (
    <section ref={section} aria-label={`Import ${config.many}`} className="grid gap-5">
      <WizardSteps step={step} />
      <FormFailure message={failure ?? (step === 'done' ? null : (current?.error ?? null))} />
      {step === 'file' && (
        <ChooseFile
          config={config}
          calls={calls}
          onUploaded={(next) => {
            setFailure(null)
            setMapping(true)
            show(next)
          }}
        />
      )}
      {current && step === 'columns' && (
        <MapColumns
          current={current}
          onBack={restart}
          onNext={(mapping) =>
            act(async () => {
              const next = await calls.check(current.id, {
                ...current.choices,
                mapping,
                duplicates: current.choices.duplicates === 'keep' ? 'keep' : 'update',
              })
              setMapping(false)
              return next
            })
          }
        />
      )}
      {current && step === 'check' && (
        <CheckRows
          config={config}
          calls={calls}
          current={current}
          onBack={() => setMapping(true)}
          onRecheck={(choices: ImportChoices) => act(() => calls.check(current.id, choices))}
          onImport={(choices: ImportChoices) => act(() => calls.apply(current.id, choices))}
        />
      )}
      {current && isAtWork(current) && (
        <ImportProgress
          current={current}
          config={config}
          onCancel={current.status === 'undoing' ? null : () => act(() => calls.cancel(current.id))}
        />
      )}
      {current && step === 'done' && !isAtWork(current) && (
        <ImportResult
          config={config}
          calls={calls}
          current={current}
          onUndo={() => act(() => calls.undo(current.id))}
          onAgain={restart}
        />
      )}
    </section>
  )
}

/** A failed or cancelled import goes back to where it can be begun again. */
function stepOf(current: Import | null, isMapping: boolean): WizardStep {
  if (!current) return 'file'
  if (['running', 'undoing', 'done', 'undone'].includes(current.status)) return 'done'
  if (isMapping) return 'columns'
  if (current.counts || current.status === 'checking') return 'check'
  return 'columns'
}

/** An import that is followed while it is at work, and what is done with it. */
function useImport(config: ImportConfig, onChanged: Props['onChanged']) {
  const calls = importCalls(config)
  const client = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { data } = useQuery({
    ...calls.query(id ?? ''),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? POLL_MS : false),
  })
  const current = id === null ? null : (data ?? null)
  const status = current?.status

  const before = useRef(status)
  useEffect(() => {
    const isOver = (before.current === 'running' && status === 'done') || status === 'undone'
    if (isOver && before.current !== status) {
      onChanged?.()
      if (status === 'done') void toast({ title: config.done })
    }
    // What became of the rows is new.
    if (before.current !== status)
      void client.invalidateQueries({ queryKey: [`GET ${config.base}/{id}/rows`] })
    before.current = status
  }, [status, onChanged, client, config])

  const show = (next: Import) => {
    client.setQueryData(calls.query(next.id).queryKey, next)
    setId(next.id)
  }
  const act = async (call: () => Promise<Import>) => {
    setFailure(null)
    try {
      show(await call())
    } catch (error) {
      setFailure(error instanceof AppError ? error.message : LOST)
    }
  }
  const leave = () => {
    setFailure(null)
    setId(null)
  }
  return { calls, current, failure, setFailure, show, act, leave }
}

/** The button that led to a place is gone: the keyboard and screen readers go on at what has taken its place. */
function useFocusOnStart(place: string) {
  const section = useRef<HTMLElement>(null)
  const before = useRef(place)
  useEffect(() => {
    if (before.current === place) return
    before.current = place
    section.current?.querySelector<HTMLElement>('[data-start]')?.focus()
  }, [place])
  return section
}
