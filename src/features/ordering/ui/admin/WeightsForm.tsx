import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import type { z } from 'zod'
import { ConflictDialog, type ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { useRecordEdit } from '../../../../admin-kit/form/useRecordEdit.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { Button } from '../../../../ui/Button.tsx'
import { DraftNotice } from '../../../../ui/DraftNotice.tsx'
import { FormFailure } from '../../../../ui/FormFailure.tsx'
import { toast } from '../../../../ui/toast.ts'
import { type AdminSettings, SettingsInput } from '../../../settings/admin-settings.contract.ts'
import {
  DEFAULT_ORDER_WEIGHTS,
  ORDER_PARTS,
  type OrderWeights,
  toPercent,
} from '../../../settings/order-weights.ts'
import { PART_WORDS } from '../../order-words.ts'
import { OrderPreview } from './OrderPreview.tsx'
import { WeightField } from './WeightField.tsx'

interface Values {
  order_weights: OrderWeights
}

const SCHEMA = SettingsInput.pick({ order_weights: true })
const toValues = (settings: AdminSettings | null): Values => ({ order_weights: settings!.order_weights })
/** What is typed may have any sum; what is stored makes 100. */
const toInput = ({ order_weights }: Values) => ({ order_weights: toPercent(order_weights) ?? order_weights })
const read = () => api('GET /api/admin/settings', {})

const show: ShowField = (_, value) =>
  ORDER_PARTS.map((part) => `${PART_WORDS[part].label}: ${(value as OrderWeights)[part]} %`).join('\n')

export function WeightsForm({ stored: given }: { stored: AdminSettings }) {
  const queryClient = useQueryClient()
  const takeUp = (saved: AdminSettings) => {
    edit.goOnWith(saved)
    void queryClient.invalidateQueries({ predicate: isAdminQuery })
  }
  const undo = async (before: OrderWeights, { version }: AdminSettings) => {
    try {
      takeUp(await api('PUT /api/admin/settings', { body: { order_weights: before, version } }))
      void toast({ title: 'The weights are as they were' })
    } catch (error) {
      void toast({ title: 'The weights could not be put back', description: (error as Error).message })
    }
  }
  const edit = useRecordEdit<Values, AdminSettings, z.ZodType<Partial<SettingsInput>>>({
    draftName: 'settings.order',
    record: given,
    toValues,
    toInput,
    schema: SCHEMA,
    create: read,
    update: (body) => api('PUT /api/admin/settings', { body }),
    since: (_, version) => api('GET /api/admin/settings/since', { query: { version: String(version) } }),
    read,
    failed: (reason) => `Failed to save the weights: ${reason}`,
    lost: 'Error saving the weights',
    onSaved: (saved) => {
      const before = edit.stored!.order_weights
      takeUp(saved)
      tellSaved('Lists are ordered anew', saved, { undo: () => undo(before, saved) })
    },
  })
  const { form, failure, restored } = edit
  const weights = form.watch('order_weights')
  const percent = toPercent(weights)
  return (
    <FormProvider {...form}>
      <div className="grid items-start gap-8 lg:grid-cols-[24rem_1fr]">
        <form
          noValidate
          aria-label="Weights"
          className="card grid gap-5 p-5 sm:p-6 lg:sticky lg:top-20"
          onSubmit={edit.submit}
        >
          {restored && <DraftNotice at={restored} onDiscard={edit.discard} />}
          {ORDER_PARTS.map((part) => (
            <WeightField key={part} part={part} percent={percent?.[part] ?? null} />
          ))}
          {!percent && (
            <p role="alert" className="text-sm text-danger">
              At least one part must weigh something
            </p>
          )}
          <FormFailure message={failure} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" disabled={form.formState.isSubmitting || !percent}>
              {form.formState.isSubmitting ? 'Saving…' : 'Save Weights'}
            </Button>
            <Button
              onClick={() => form.setValue('order_weights', DEFAULT_ORDER_WEIGHTS, { shouldDirty: true })}
            >
              Reset to the defaults
            </Button>
          </div>
        </form>
        {percent && <OrderPreview weights={percent} />}
      </div>
      <ConflictDialog noun="page" edit={edit} show={show} />
    </FormProvider>
  )
}
