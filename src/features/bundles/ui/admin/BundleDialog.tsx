import { useQueryClient } from '@tanstack/react-query'
import { AreaInput } from '../../../../admin-kit/form/AreaInput.tsx'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import { RecordForm } from '../../../../admin-kit/form/RecordForm.tsx'
import { TextInput } from '../../../../admin-kit/form/TextInput.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { isAdminQuery } from '../../../../admin-kit/screen/admin-session.ts'
import { api } from '../../../../app/query.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { type AdminBundle, BundleRecord } from '../../admin-bundles.contract.ts'
import { BundleTools, type BundleToolValue } from './BundleTools.tsx'

interface Values {
  name: string
  slug: string
  icon: string
  summary: string
  description: string
  tags: string
  use_case_guidance: string
  downloadable_resource: string
  status: string
  popularity: number
  tools: BundleToolValue[]
}

const toValues = (bundle: AdminBundle | null): Values => ({
  name: bundle?.name ?? '',
  slug: bundle?.slug ?? '',
  icon: bundle?.icon ?? '',
  summary: bundle?.summary ?? '',
  description: bundle?.description ?? '',
  tags: bundle?.tags.join(', ') ?? '',
  use_case_guidance: bundle?.use_case_guidance ?? '',
  downloadable_resource: bundle?.downloadable_resource ?? '',
  status: bundle?.status ?? 'active',
  popularity: bundle?.popularity ?? 0,
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
  const queryClient = useQueryClient()
  return (
    <Dialog open onClose={onClose} title={bundle ? 'Edit Bundle' : 'Create Bundle'} place="wide">
      <RecordForm
        kind="bundle"
        noun="bundle"
        record={bundle}
        toValues={toValues}
        toInput={toInput}
        schema={BundleRecord}
        read={read}
        show={show}
        create={(body) => api('POST /api/admin/bundles', { body })}
        update={(body, { id }) => api('PUT /api/admin/bundles/{id}', { params: { id: String(id) }, body })}
        failed={(reason) => `Failed to save bundle: ${reason}`}
        lost="Error saving bundle"
        onSaved={(saved, isNew) => {
          tellSaved(isNew ? 'Bundle created' : 'Bundle saved', saved)
          onClose()
          void queryClient.invalidateQueries({ predicate: isAdminQuery })
        }}
        onCancel={onClose}
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
              <TextInput name="icon" label="Icon" hint="An emoji." />
              <ChoiceInput name="status" label="Status" hint="Inactive bundles are not on the site.">
                <option value="active">Active</option>
                <option value="inactive">Inactive</option>
              </ChoiceInput>
              <TextInput name="popularity" label="Popularity" type="number" required />
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
      </RecordForm>
    </Dialog>
  )
}
