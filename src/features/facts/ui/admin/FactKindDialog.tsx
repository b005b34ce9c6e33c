import { useFormContext, useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { CheckInput } from '../../../../admin-kit/form/CheckInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import type { ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { RecordDialog } from '../../../../admin-kit/form/RecordDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { api } from '../../../../app/query.ts'
import { Options } from '../../../../ui/Options.tsx'
import { type AdminFactKind, FactKindInput } from '../../admin-facts.contract.ts'
import { FACT_GROUPS } from '../../fact-values.ts'
import {
  hasOptions,
  hasUnit,
  type KindValues,
  kindInput,
  kindValues,
  optionLines,
  TYPE_LABELS,
} from './kind-values.ts'

const read = ({ id }: AdminFactKind) => api('GET /api/admin/fact-kinds/{id}', { params: { id: String(id) } })

const show: ShowField = (field, value) =>
  field === 'options' ? optionLines(value as FactKindInput['options']) || '(none)' : undefined

interface Props {
  kind: AdminFactKind | null
  onClose: () => void
}

/** Adds or edits a kind of facts. */
export function FactKindDialog({ kind, onClose }: Props) {
  return (
    <RecordDialog<KindValues, AdminFactKind, typeof FactKindInput>
      kind="fact_kind"
      noun="kind of facts"
      title={kind ? 'Edit Kind' : 'Add Kind'}
      record={kind}
      toValues={kindValues}
      toInput={kindInput}
      schema={FactKindInput}
      read={read}
      show={() => show}
      create={(body) => api('POST /api/admin/fact-kinds', { body })}
      update={(body, { id }) => api('PUT /api/admin/fact-kinds/{id}', { params: { id: String(id) }, body })}
      lost="Error saving kind of facts. Please try again."
      created="Kind of facts added"
      changed="Kind of facts saved"
      alsoStale="GET /api/fact-kinds"
      onClose={onClose}
    >
      <TextInput name="label" label="Label" required />
      <TextInput name="question" label="Question" required hint="As a visitor asks it." />
      <TextInput
        name="key"
        label="Key"
        readOnly={kind !== null}
        className={kind ? 'text-muted' : ''}
        hint={
          kind
            ? 'It stays: programs ask by it.'
            : 'Small letters, digits and underscores. Left empty, it is made from the label.'
        }
      />
      <ChoiceInput name="group" label="Group">
        <option value="">Choose</option>
        <Options of={FACT_GROUPS} />
      </ChoiceInput>
      <ChoiceInput
        name="type"
        label="Type"
        {...(kind && kind.tool_count > 0 && { hint: 'It can be changed while no tool has a fact of it.' })}
      >
        <Options of={TYPE_LABELS} />
      </ChoiceInput>
      <OfType />
      <TextInput name="review_days" label="Look at again after" type="number" required hint="Days." />
      <fieldset>
        <legend className="text-sm font-medium">Where it is shown</legend>
        <CheckInput name="is_filter" label="As a filter of the directory" />
        <CheckInput name="is_compared" label="In comparisons" />
        <CheckInput name="on_card" label="On the card of a tool" />
      </fieldset>
    </RecordDialog>
  )
}

/** What only some types have. */
function OfType() {
  const { control } = useFormContext<KindValues>()
  const type = useWatch({ control, name: 'type' })
  if (hasOptions(type)) {
    return (
      <AreaInput
        name="options"
        label="Values"
        rows={6}
        hint="One on each line: ‘ios: iOS’. With none, any value can be given."
      />
    )
  }
  if (!hasUnit(type)) return null
  return type === 'amount' ? (
    <TextInput name="unit" label="Currency" required hint="Three letters, such as USD." />
  ) : (
    <TextInput name="unit" label="Unit" hint="What is counted, such as days." />
  )
}
