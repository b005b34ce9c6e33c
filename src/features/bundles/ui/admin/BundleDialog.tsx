import { useWatch } from 'react-hook-form'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { EmojiInput } from '../../../../admin-kit/form/EmojiInput.tsx'
import { type SchemaValues, schemaValues } from '../../../../admin-kit/form/field-values.ts'
import { RecordDialog } from '../../../../admin-kit/form/RecordDialog.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { api } from '../../../../app/query.ts'
import { formatCount, plural } from '../../../../ui/text.ts'
import { type AdminBundle, BundleRecord } from '../../admin-bundles.contract.ts'
import { BundleTools, type BundleToolValue } from './BundleTools.tsx'

type Values = Omit<SchemaValues<typeof BundleRecord>, 'tools'> & { tools: BundleToolValue[] }

const FIELDS = BundleRecord.omit({ tools: true })

const toValues = (bundle: AdminBundle | null): Values => ({
  ...schemaValues(FIELDS, bundle),
  // It is made where none is given.
  ...(!bundle && { icon: '' }),
  tools: bundle?.tools.map((tool) => ({ ...tool, why: tool.why ?? '' })) ?? [],
})
const toInput = ({ tools, ...values }: Values) => ({
  ...values,
  tools: tools.map(({ tool_id, why }) => ({ tool_id, why })),
})
const read = ({ id }: AdminBundle) => api('GET /api/admin/bundles/{id}', { params: { id: String(id) } })

/** The tools of a bundle by name, each with its reason. */
const show = (now: AdminBundle, values: Values) => (field: string, value: unknown) => {
  if (field !== 'tools') return undefined
  const names = new Map([...now.tools, ...values.tools].map(({ tool_id, name }) => [tool_id, name]))
  const tools = value as BundleRecord['tools']
  if (tools.length === 0) return '(none)'
  return tools
    .map(({ tool_id, why }) => `${names.get(tool_id) ?? `#${tool_id}`}${why ? `: ${why}` : ''}`)
    .join('\n')
}

/** Creates or edits a bundle. */
export function BundleDialog({ bundle, onClose }: { bundle: AdminBundle | null; onClose: () => void }) {
  return (
    <RecordDialog
      kind="bundle"
      noun="bundle"
      title={bundle ? 'Edit Bundle' : 'Create Bundle'}
      place="wide"
      record={bundle}
      toValues={toValues}
      toInput={toInput}
      schema={BundleRecord}
      read={read}
      show={show}
      create={(body) => api('POST /api/admin/bundles', { body })}
      update={(body, { id }) => api('PUT /api/admin/bundles/{id}', { params: { id: String(id) }, body })}
      lost="Error saving bundle"
      created="Bundle created"
      changed="Bundle saved"
      onClose={onClose}
    >
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <TextInput name="name" label="Name" required />
          <AreaInput name="summary" label="Summary" required rows={2} />
          <AreaInput name="description" label="Description" rows={5} />
          <AreaInput name="use_case_guidance" label="How to use the tools" rows={4} />
        </div>
        <div className="grid content-start gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <EmojiInput name="icon" label="Icon" hint="An emoji." />
            <ChoiceInput name="status" label="Status" hint="Inactive bundles are not on the site.">
              <option value="active">Active</option>
              <option value="inactive">Inactive</option>
            </ChoiceInput>
            <Popularity counted={bundle?.counted ?? 0} />
            <TextInput name="slug" label="Slug" hint="Left empty, it is made from the name." />
          </div>
          <TextInput name="tags" label="Tags" hint="With commas between them." />
          <TextInput
            name="downloadable_resource"
            label="Downloadable resource"
            type="url"
            placeholder="https://"
          />
        </div>
      </div>
      <BundleTools />
    </RecordDialog>
  )
}

/** What pages tell as users. Kitly counts on from what is typed, and says where that is more than there were. */
function Popularity({ counted }: { counted: number }) {
  const typed = Number(useWatch({ name: 'popularity' }))
  return (
    <TextInput
      name="popularity"
      label="Popularity"
      type="number"
      required
      hint="Shown as users; 0 shows none. Each save and comparison adds one."
      warning={
        typed > counted
          ? `You say ${formatCount(typed)}; it was saved or compared ${plural(counted, 'time')}.`
          : undefined
      }
    />
  )
}
