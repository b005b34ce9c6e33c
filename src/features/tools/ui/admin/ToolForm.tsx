import { useQuery } from '@tanstack/react-query'
import { Suspense, useCallback } from 'react'
import { useFormContext } from 'react-hook-form'
import { ChoiceInput } from '../../../../admin-kit/form/ChoiceInput.tsx'
import type { ShowField } from '../../../../admin-kit/form/ConflictDialog.tsx'
import { FieldGroup } from '../../../../admin-kit/form/FieldGroup.tsx'
import { FormFields } from '../../../../admin-kit/form/FormFields.tsx'
import { RecordForm } from '../../../../admin-kit/form/RecordForm.tsx'
import { tellSaved } from '../../../../admin-kit/form/tell-saved.ts'
import { useParts } from '../../../../app/parts.ts'
import { api, apiQuery } from '../../../../app/query.ts'
import { UNCATEGORIZED } from '../../../../shared/uncategorized.ts'
import { Options } from '../../../../ui/Options.tsx'
import type { Category } from '../../../categories/categories.contract.ts'
import { type AdminTool, ToolInput } from '../../admin-tools.contract.ts'
import { TOOL_FIELDS } from '../../tools.fields.ts'
import { LogoField, ScreenshotsField } from './ImageFields.tsx'
import { ToolPreview } from './ToolPreview.tsx'
import { TutorialFields } from './TutorialFields.tsx'
import { newToolValues, type ToolValues, toolFieldOf, toolInput, toolValues } from './tool-values.ts'

interface Props {
  /** The tool that is edited; null for a new one. */
  tool: AdminTool | null
  /** What is known of a new one already. */
  known?: Partial<ToolValues>
  /** The suggestion that a new one comes from: it is approved with it. */
  submission?: { id: number; version: number }
  onSaved: (tool: AdminTool) => void
  onCancel: () => void
}

/** Adds or edits a tool. */
export function ToolForm({ tool, known, submission, onSaved, onCancel }: Props) {
  const { data: categories = [] } = useQuery(apiQuery('GET /api/categories', { query: { _t: 'admin' } }))
  const toValues = useCallback(
    (of: AdminTool | null) => (of ? toolValues(of) : newToolValues(known)),
    [known],
  )
  const show: ShowField = (field, value) =>
    field === 'category_id'
      ? (categories.find(({ id }) => id === value)?.name ?? UNCATEGORIZED.name)
      : undefined
  return (
    <RecordForm<ToolValues, AdminTool, typeof ToolInput>
      kind="tool"
      noun="tool"
      draftName={draftName(tool, submission)}
      label={tool ? `Edit ${tool.name}` : 'Add a tool'}
      saveLabel={tool ? 'Save Tool' : 'Create Tool'}
      record={tool}
      toValues={toValues}
      toInput={toolInput}
      fieldOf={toolFieldOf}
      schema={ToolInput}
      create={(body) =>
        submission
          ? api('POST /api/admin/submissions/{id}/approve', {
              params: { id: String(submission.id) },
              body: { tool: body, version: submission.version },
            })
          : api('POST /api/admin/tools', { body })
      }
      update={(body, { id }) => api('PUT /api/admin/tools/{id}', { params: { id: String(id) }, body })}
      read={({ id }) => api('GET /api/admin/tools/{id}', { params: { id: String(id) } })}
      failed={(reason) => `Failed to save tool: ${reason}`}
      lost="Error saving tool: the server did not answer. What you typed is kept."
      onSaved={(saved, isNew) => {
        tellSaved(isNew ? 'Tool created successfully!' : 'Tool updated successfully!', saved)
        onSaved(saved)
      }}
      show={() => show}
      onCancel={onCancel}
      aside={
        <>
          <ToolPreview categories={categories} tool={tool} />
          <FormFields fields={TOOL_FIELDS} group="Publishing" />
        </>
      }
    >
      <ToolFields tool={tool} categories={categories} />
    </RecordForm>
  )
}

function ToolFields({ tool, categories }: { tool: AdminTool | null; categories: readonly Category[] }) {
  const { LastCheck, SiteFace } = useParts()
  const { getValues, resetField, setValue } = useFormContext<ToolValues>()
  return (
    <>
      <FormFields
        fields={TOOL_FIELDS}
        group="What it is"
        first={['name', 'website_url', 'short_description', 'description', 'category_id', 'slug']}
        inputs={{
          category_id: (
            <ChoiceInput name="category_id" label="Category" required={false}>
              <option value="">{UNCATEGORIZED.name}</option>
              <Options of={categories.map(({ id, name }) => [id, name])} />
            </ChoiceInput>
          ),
        }}
        below={{
          website_url: tool && (
            <Suspense>
              <LastCheck
                id={tool.id}
                onUse={(address) => setValue('website_url', address, { shouldDirty: true })}
              />
            </Suspense>
          ),
        }}
      />
      <FormFields fields={TOOL_FIELDS} group="Price" />
      <FormFields fields={TOOL_FIELDS} group="Found by" />
      <FormFields
        fields={TOOL_FIELDS}
        group="Pictures and files"
        first={['logo_url', 'screenshots']}
        inputs={{ logo_url: <LogoField />, screenshots: <ScreenshotsField /> }}
        below={{
          logo_url: tool && (
            <Suspense>
              <SiteFace
                id={tool.id}
                // It is stored already: nothing is left to be saved about it.
                onAccept={(field, value) => {
                  const added = [getValues('screenshots'), value].filter(Boolean).join('\n')
                  resetField(field, { defaultValue: field === 'screenshots' ? added : value })
                }}
              />
            </Suspense>
          ),
        }}
      />
      <FormFields fields={TOOL_FIELDS} group="Life" />
      <FieldGroup title="Tutorials">
        <TutorialFields />
      </FieldGroup>
    </>
  )
}

const draftName = (tool: AdminTool | null, submission: Props['submission']) =>
  tool ? `tool.${tool.id}` : submission ? `tool.submission.${submission.id}` : 'tool.new'
