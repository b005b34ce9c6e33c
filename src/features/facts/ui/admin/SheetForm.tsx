import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { FormProvider, useFormContext } from 'react-hook-form'
import { ConflictDialog, type ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { sinceOf } from '../../../../admin-kit/form/RecordForm.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { useRecordEdit } from '../../../../admin-kit/form/useRecordEdit.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DraftNotice } from '../../../../ui/DraftNotice.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import type { AdminFactSheet, SheetFact } from '../../admin-facts.contract.ts'
import { sheetSchema } from '../../fact-check.ts'
import { formatDay, formatValue } from '../../fact-values.ts'
import type { FactKind, Plan } from '../../facts.contract.ts'
import { planPrice } from '../../prices.ts'
import { FactList } from './FactList.tsx'
import { PlanList } from './PlanList.tsx'
import { type SheetValues, sheetFieldOf, sheetInput, sheetValues, today } from './sheet-values.ts'

const read = ({ id }: AdminFactSheet) =>
  api('GET /api/admin/tools/{id}/facts', { params: { id: String(id) } })

/** A fact, or the plans, as people read them. */
const showOf =
  (kinds: readonly FactKind[]): ShowField =>
  (field, value) => {
    if (field === 'plans') {
      const plans = value as Plan[]
      return plans.map((plan) => `${plan.name}: ${planPrice(plan)}`).join('\n') || '(none)'
    }
    const kind = kinds.find(({ key }) => key === field)
    const fact = value as SheetFact | null
    if (!kind || !fact) return fact ? undefined : 'Not known'
    const said = [formatValue(kind, fact.value), fact.note, fact.source_url]
    return [...said, `Checked ${formatDay(fact.checked_at)}`].filter(Boolean).join('\n')
  }

interface Props {
  sheet: AdminFactSheet
  kinds: FactKind[]
}

/** What is known of a tool, as a form: nothing that is typed is lost. */
export function SheetForm({ sheet, kinds }: Props) {
  const queryClient = useQueryClient()
  const [toValues] = useState(() => sheetValues(kinds))
  const [toInput] = useState(() => sheetInput(kinds))
  const schema = useMemo(() => sheetSchema(kinds, today()), [kinds])
  const edit = useRecordEdit<SheetValues, AdminFactSheet, typeof schema>({
    draftName: `facts.${sheet.id}`,
    record: sheet,
    toValues,
    toInput,
    schema,
    fieldOf: sheetFieldOf,
    create: () => read(sheet),
    update: (body, { id }) => api('PUT /api/admin/tools/{id}/facts', { params: { id: String(id) }, body }),
    since: sinceOf('fact_sheet'),
    read,
    failed: (reason) => `Failed to save facts: ${reason}`,
    lost: 'Error saving facts: the server did not answer. What you typed is kept.',
    onSaved: (saved) => {
      edit.goOnWith(saved)
      tellSaved('Facts saved', saved)
      void queryClient.invalidateQueries({
        predicate: (query) => isAdminQuery(query) || query.queryKey[0] === 'GET /api/tools/{slug}/facts',
      })
    },
    form: { shouldFocusError: false },
  })
  const { form, restored, failure, stored } = edit
  return (
    <FormProvider {...form}>
      <form noValidate aria-label={`Facts of ${sheet.name}`} onSubmit={edit.submit}>
        {restored && <DraftNotice at={restored} onDiscard={edit.discard} />}
        <FactList kinds={kinds} stored={stored ?? sheet} />
        <PlanList />
        <SaveBar failure={failure} isBusy={edit.isBusy} />
      </form>
      <ConflictDialog noun="fact sheet" edit={edit} show={showOf(kinds)} />
    </FormProvider>
  )
}

function SaveBar({ failure, isBusy }: { failure: string | null; isBusy: boolean }) {
  const { errors, isDirty } = useFormContext<SheetValues>().formState
  const wrong = Object.keys(errors).filter((name) => name !== 'plans').length
  const told = [
    wrong > 0 && (wrong === 1 ? 'One fact needs another look.' : `${wrong} facts need another look.`),
    errors.plans && 'The plans need another look.',
  ].filter(Boolean)
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 grid gap-3 border-t border-line bg-bg/95 px-4 py-3 backdrop-blur sm:-mx-6 sm:px-6">
      <FormFailure message={failure} />
      <div className="flex flex-wrap items-center justify-end gap-3">
        {told.length > 0 ? (
          <p role="alert" className="mr-auto text-sm text-danger">
            {told.join(' ')}
          </p>
        ) : (
          <p className="mr-auto text-sm text-muted">{isDirty && 'Not saved yet'}</p>
        )}
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? 'Saving…' : 'Save Facts'}
        </Button>
      </div>
    </div>
  )
}
